import { z } from 'zod';

import { id } from '../record/field';

/** A browser draws the picture as a square of so many pixels before it is sent. */
export const AVATAR_SIDE = 256;
/** Sides of a picture that is taken, pixels. */
export const AVATAR_SIDES = { least: 32, most: 1024 } as const;
/** The largest picture, bytes. */
export const MAX_AVATAR_SIZE = 256 * 1024;

/** Where a picture is read; another picture of the same employee has another version. */
export const avatarAddress = z.string().regex(/^\/api\/users\/\d+\/avatar\?v=\d+$/);

/** GET /api/users/avatars: employees who have a picture, and where it is read. */
export const userAvatars = z.object({ data: z.array(z.object({ id, avatar: avatarAddress })) });
export type UserAvatars = z.infer<typeof userAvatars>;
