/** The file cannot be read; the sentence is for the employee. */
export class UnreadableFile extends Error {}
