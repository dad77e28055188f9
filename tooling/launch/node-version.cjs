'use strict';

// Old syntax on purpose: this file is read by Node versions far older than the one it asks for.
var needed = [20, 19];

/** The sentence for an operator whose Node is too old; null when it will do. */
function problemOf(version) {
  var parts = String(version).split('.').map(Number);
  var isEnough = parts[0] > needed[0] || (parts[0] === needed[0] && parts[1] >= needed[1]);
  if (isEnough) return null;
  return (
    'Нужен Node.js ' +
    needed.join('.') +
    ' или новее, а запущен ' +
    version +
    '. Установите свежую версию с https://nodejs.org и повторите команду.'
  );
}

module.exports = { problemOf: problemOf };
