import { noAnswerReason } from './no-answer.mjs';

const caused = (cause) => Object.assign(new TypeError('fetch failed'), { cause });

it.each([
  [caused({ code: 'ECONNREFUSED' }), 'соединение отклонено'],
  [caused(new Error('bad port')), 'этот порт для страниц закрыт'],
  [Object.assign(new Error('connect'), { code: 'ENOTFOUND' }), 'такого имени нет в сети'],
  [caused({ code: 'CERT_HAS_EXPIRED' }), 'срок его сертификата истёк'],
  [caused({ code: 'EOTHER' }), 'EOTHER'],
])('%s is told in words', (error, reason) => {
  expect(noAnswerReason(error)).toBe(reason);
});

it('a wait that ran out is told in words', async () => {
  const { reason } = await new Promise((resolve) => {
    const signal = AbortSignal.timeout(1);
    signal.addEventListener('abort', () => resolve(signal));
  });
  expect(noAnswerReason(reason)).toBe('ответа не дождались');
});

it('a certificate of the company itself is told with the way to trust it', () => {
  expect(noAnswerReason(caused({ code: 'SELF_SIGNED_CERT_IN_CHAIN' }))).toContain('NODE_EXTRA_CA_CERTS');
});
