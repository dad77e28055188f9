/** A person as a small circle; shaken into whoever shows one, so that the shell does not load it. */
export { Face, PersonAvatar, type FaceProps } from './person-avatar';
export { forgetAvatars } from './avatars.queries';
