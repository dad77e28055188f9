/**
 * What a Node that makes and drops very many objects is started with: young ones are given more room than a browser tab's,
 * so that they are looked through a fifth as often; costs up to 200 MB a process.
 */
export const spacious = ['--max-semi-space-size=64'];
