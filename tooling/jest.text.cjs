/** A file as the text it holds. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
