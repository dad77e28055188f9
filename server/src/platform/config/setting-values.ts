import { isIP } from 'node:net';
import { compile as compileProxies } from '@fastify/proxy-addr';
import { z } from 'zod';

/** A setting that may be left out; an empty one is none. */
export const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);

/** A port, or the one that is taken without a word. */
export const port = (fallback: number) =>
  optional
    .transform((text) => text ?? String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'укажите номер порта от 0 до 65535')
    .transform(Number);

/** An address of one of the protocols. */
export const address = (protocols: readonly string[]) =>
  optional.refine(
    (text) =>
      text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))),
    `укажите адрес, который начинается с ${protocols.map((name) => `${name}://`).join(' или ')}`,
  );

/** An address or a name of this machine. */
export const host = optional.refine(
  (text) => text === undefined || isIP(text) > 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text),
  'укажите адрес или имя этого компьютера, например 127.0.0.1 или 0.0.0.0',
);

/** Proxies by address, network or name; `none` is nobody. */
export const proxies = optional.transform((text = 'loopback', context) => {
  if (text === 'none') return [];
  const list = text.split(',').map((address) => address.trim());
  try {
    compileProxies(list);
    return list;
  } catch {
    context.addIssue(
      'укажите через запятую адреса или сети, например loopback, 10.0.0.5, 10.0.0.0/8; или none',
    );
    return z.NEVER;
  }
});

/** 0 or 1. */
export const flag = optional.refine(
  (text) => text === undefined || text === '0' || text === '1',
  'укажите 0 или 1',
);
