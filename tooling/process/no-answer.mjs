const reasons = {
  ECONNREFUSED: 'соединение отклонено',
  ECONNRESET: 'соединение оборвано',
  UND_ERR_SOCKET: 'соединение оборвано',
  ENOTFOUND: 'такого имени нет в сети',
  EAI_AGAIN: 'имя не удалось узнать в сети',
  ENETUNREACH: 'нет пути к этой сети',
  EHOSTUNREACH: 'нет пути к этому узлу',
  ETIMEDOUT: 'ответа не дождались',
  UND_ERR_CONNECT_TIMEOUT: 'ответа не дождались',
  UND_ERR_HEADERS_TIMEOUT: 'ответа не дождались',
  TimeoutError: 'ответа не дождались',
  ERR_SSL_WRONG_VERSION_NUMBER: 'там отвечают без TLS, по http://',
  CERT_HAS_EXPIRED: 'срок его сертификата истёк',
  ERR_TLS_CERT_ALTNAME_INVALID: 'его сертификат выдан на другое имя',
  'bad port': 'этот порт для страниц закрыт',
};
const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/** Why a call over the network got no answer, in words; what has none keeps its code. */
export function noAnswerReason(error) {
  const { cause } = error;
  // A wait that ran out has a number for a code, and says what it is by its name.
  const own = typeof error.code === 'string' ? error.code : undefined;
  const code = cause?.code ?? own ?? cause?.message ?? error.name;
  if (untrusted.includes(code)) {
    return 'его сертификату нельзя верить: укажите корневой сертификат организации в NODE_EXTRA_CA_CERTS';
  }
  return Object.hasOwn(reasons, code) ? reasons[code] : code;
}
