import { calendarFeedMade, calendarFeedState } from 'shared/contract/due-date/due-date';
import { z } from 'zod';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { getFeed, makeFeed, readCalendar, revokeFeed } from './calendar-feed.service';

/** The link by which a calendar reads the terms of one employee. */
export function calendarFeedRoutes(deps: Deps): void {
  const url = '/api/due-dates/feed';
  route(deps.app, {
    method: 'GET',
    url,
    access: 'authenticated',
    summary: 'Своя ссылка на календарь сроков',
    response: calendarFeedState,
    handler: ({ actor }) => getFeed(deps, actor),
  });
  route(deps.app, {
    method: 'POST',
    url,
    access: 'authenticated',
    summary: 'Новая ссылка на календарь сроков вместо прежней; адрес показывается один раз',
    response: calendarFeedMade,
    status: 201,
    handler: ({ actor, origin }) => makeFeed(deps, { actor, origin }),
  });
  route(deps.app, {
    method: 'DELETE',
    url,
    access: 'authenticated',
    summary: 'Отзыв своей ссылки на календарь сроков',
    handler: ({ actor, origin }) => revokeFeed(deps, { actor, origin }),
  });
  route(deps.app, {
    method: 'GET',
    url: '/api/calendar/:name',
    access: 'public',
    summary: 'Календарь сроков в виде iCalendar по личной ссылке',
    params: z.strictObject({ name: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: 'stream',
    handler: async ({ params, origin, request, reply }) => {
      const token = params.name.slice(0, -'.ics'.length);
      const { text, etag } = await readCalendar(deps, { token, origin });
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="sroki.ics"')
        .send(text);
    },
  });
}
