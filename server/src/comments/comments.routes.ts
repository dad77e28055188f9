import {
  commentAction,
  commentCreate,
  commentList,
  commentPeople,
  commentThread,
  commentUpdate,
  commentWhole,
} from 'shared/contract/comment/comment';
import { z } from 'zod';
import { idempotencyKeyOf } from '../idempotency/idempotency.service';
import { alsoNamed, type OtherNames } from '../platform/http/also-named';
import { actionParams, idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import { unwrappedFilter } from '../lists/unwrapped-filter';
import type { Deps } from '../platform/module';
import { act, create, remove, update } from './comment-change.service';
import { find, findMentionable, findOwn, get } from './comments.service';
import { bodyNamedRoutes } from '../records/naming/body-named.routes';
import { removalInput, removalVersion } from '../records/naming/removal-version';

const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Укажите целое число больше нуля')
  .transform(Number);
const subject = { commentable_type: z.string().min(1).max(64), commentable_id: idText };

const listFields = z
  .strictObject({
    commentable_type: subject.commentable_type.optional().describe('Также filter[commentable_type]'),
    commentable_id: subject.commentable_id.optional().describe('Также filter[commentable_id]'),
    parent_id: idText.optional().describe('Также filter[parent_id]'),
    page: whole.default(1),
    per_page: whole.pipe(z.int().max(100, 'Не больше 100')).default(20),
  })
  .refine(({ commentable_type: type, commentable_id: of }) => (type === undefined) === (of === undefined), {
    path: ['commentable_id'],
    error: 'Назовите документ видом и номером',
  });
const listQuery = z.preprocess(
  unwrappedFilter('commentable_type', 'commentable_id', 'parent_id'),
  listFields,
);
const peopleQuery = z.strictObject({
  ...subject,
  search: z.string().trim().max(100, 'Не длиннее 100 знаков').default(''),
});

// Whoever sees the document: which right that takes is known once its kind is.
const access = 'authenticated';
const one = { url: '/api/comments/:id', access, params: idParams } as const;

function readingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/comments',
    access,
    summary:
      'Комментарии к документу: обсуждения от новых к старым, с последними ответами; без документа — свои комментарии',
    query: listQuery,
    response: commentList,
    numbersReferences: true,
    handler: ({ actor, query: { commentable_type: type, commentable_id: of, parent_id, page, per_page } }) =>
      type === undefined || of === undefined
        ? findOwn(deps, actor, { page, perPage: per_page })
        : find(deps, actor, {
            subject: { type, id: of },
            parentId: parent_id ?? null,
            page,
            perPage: per_page,
          }),
  });
  route(app, {
    method: 'GET',
    url: '/api/comments/people',
    access,
    summary: 'Кого можно упомянуть: сотрудники, которым виден документ, до десяти',
    query: peopleQuery,
    response: commentPeople,
    handler: async ({ actor, query: { commentable_type: type, commentable_id, search } }) => ({
      data: await findMentionable(deps, actor, { subject: { type, id: commentable_id }, search }),
    }),
  });
  route(app, {
    method: 'GET',
    ...one,
    summary: 'Комментарий',
    response: commentThread,
    numbersReferences: true,
    handler: ({ actor, params }) => get(deps, { actor, id: params.id }),
  });
}

/** Every comment is a word among employees, so that to say so says nothing further. */
const COMMENT_NAMES: OtherNames = {
  is_internal: (value) => (value === true ? {} : { is_internal: value }),
};

function changingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'POST',
    url: '/api/comments',
    access,
    summary: 'Новый комментарий или ответ; заголовок Idempotency-Key делает повтор безопасным',
    body: alsoNamed(commentCreate, COMMENT_NAMES),
    response: commentThread,
    numbersReferences: true,
    status: 201,
    handler: ({ actor, body, origin, request }) =>
      create(deps, { actor, origin, input: body, key: idempotencyKeyOf(request) }),
  });
  route(app, {
    method: 'PUT',
    ...one,
    summary: 'Весь комментарий вместо прежнего: свой, в течение 15 минут',
    body: commentWhole,
    response: commentThread,
    numbersReferences: true,
    handler: ({ actor, origin, params, body }) => update(deps, { actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'PATCH',
    ...one,
    summary: 'Часть комментария: свой, в течение 15 минут',
    body: commentUpdate,
    response: commentThread,
    numbersReferences: true,
    handler: ({ actor, origin, params, body }) => update(deps, { actor, origin, id: params.id, input: body }),
  });
  route(app, {
    method: 'DELETE',
    ...one,
    summary: 'Удаление комментария; lock_version в теле или в строке запроса',
    ...removalInput,
    handler: async ({ actor, origin, params, query, body }) => {
      await remove(deps, { actor, origin, id: params.id, lockVersion: removalVersion(body, query) });
    },
  });
  bodyNamedRoutes(deps, {
    resource: 'comments',
    title: 'Комментарии',
    rights: { edit: access, delete: access },
    card: commentThread,
    bodies: { change: commentUpdate },
    update: (call) => update(deps, call),
    remove: (call) => remove(deps, call),
  });
  route(app, {
    method: 'POST',
    url: '/api/comments/:id/:action',
    access,
    summary: 'Обсуждение решено (resolve) или открыто снова (reopen)',
    params: actionParams(['resolve', 'reopen']),
    body: commentAction,
    response: commentThread,
    numbersReferences: true,
    handler: ({ actor, origin, params, body }) =>
      act(deps, { actor, origin, ...params, lockVersion: body.lock_version }),
  });
}

/** What employees say about documents. */
export function commentsRoutes(deps: Deps): void {
  readingRoutes(deps);
  changingRoutes(deps);
}
