import { noAnswerReason } from '../process/no-answer.mjs';
import { Refusal } from '../process/refusal.mjs';
import { suiteAddress } from './suite-address.mjs';

const DEFAULT_URL = 'http://localhost:8080';
const SETTING = 'RELEASE_URL';
const notASuite = (named) => `отвечает не реестр договоров. Проверьте адрес в ${named}`;

/** The suite that releases go to: its address by RELEASE_URL, the right to publish by RELEASE_TOKEN. */
export function targetOf(env) {
  const url = suiteAddress(env.RELEASE_URL || DEFAULT_URL, SETTING);
  return createTarget({ url, token: env.RELEASE_TOKEN ?? '' });
}

/** Refuses before any work when there is no token to publish with. */
export function requireToken({ token }) {
  if (token === '') {
    throw new Refusal(
      'Не указан RELEASE_TOKEN. Токен выкладки создаёт администратор на странице «Состояние разделов»; ' +
        'передайте его переменной RELEASE_TOKEN.',
    );
  }
  if (!/^crd_[\w-]{43}$/.test(token)) {
    throw new Refusal(
      'RELEASE_TOKEN не похож на токен выкладки: он начинается с crd_ и состоит из 47 знаков.',
    );
  }
}

/** The suite a person names by a key of a command: asked without any right to publish. */
export function targetNamed(given, key) {
  return createTarget({ url: suiteAddress(given, key), token: '', named: key });
}

/** Calls of one suite, whose address stood in `named`; whatever it refuses becomes a sentence of its own or of ours. */
function createTarget({ url, token, named = SETTING }) {
  const ask = async (path, { method = 'GET', body = undefined, type = 'application/json' } = {}) => {
    try {
      return await fetch(url + path, {
        method,
        body,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': type }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        signal: AbortSignal.timeout(120_000),
      });
    } catch (error) {
      throw new Refusal(
        `${url} не отвечает (${noAnswerReason(error)}). Проверьте адрес в ${named} и что сервер запущен.`,
      );
    }
  };
  const json = async (path, options) => {
    const answer = await ask(path, options);
    const content = await contentOf(answer);
    if (!answer.ok) throw refusalOf({ url, status: answer.status, content, named });
    if (content === null) throw new Refusal(`По адресу ${url}${path} ${notASuite(named)}.`);
    return content;
  };
  const post = (path, content) => json(path, { method: 'POST', body: JSON.stringify(content) });
  return {
    url,
    token,
    registry: () => json('/registry.json'),
    status: () => json('/api/releases'),
    areaStatus: (area) => json(`/api/releases/${area}`),
    publish: ({ area, version, archive }) =>
      json(`/api/releases/${area}/${version}`, { method: 'PUT', body: archive, type: 'application/zip' }),
    activate: (area, content) => post(`/api/releases/${area}/activate`, content),
    rollback: (area, content) => post(`/api/releases/${area}/rollback`, content),
    preview: (area, content) => post(`/api/releases/${area}/preview`, content),
    /** A file of the suite as bytes; null when it has none of that name. */
    async file(path) {
      const answer = await ask(path);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Refusal(`${url}${path}: сервер ответил ${answer.status}.`);
      return { body: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
    },
    /** A document of the suite, such as its API description. */
    document: (path) => json(path),
  };
}

async function contentOf(answer) {
  const text = await answer.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    // A page instead of data: somebody else lives at this address.
    return null;
  }
}

function refusalOf({ url, status, content, named }) {
  if (typeof content?.message !== 'string') {
    return new Refusal(`${url}: ответ ${status}, ${notASuite(named)}.`);
  }
  const errors = Object.values(content.errors ?? {})
    .flat()
    .filter((sentence) => sentence !== content.message);
  const number = content.request_id ? `\nЗапрос ${content.request_id}` : '';
  const list = errors.map((sentence) => `\n  • ${sentence}`).join('');
  return new Refusal(`${content.message}${list}${number}`);
}
