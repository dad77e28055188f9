import { ValidationFailed } from '../../platform/http/errors';

/** The upload cannot be read as a release: nothing else of it was looked at. */
export class ArchiveRefused extends ValidationFailed {
  constructor(sentence: string, options: { cause?: unknown } = {}) {
    super({ archive: [sentence] }, sentence);
    this.cause = options.cause;
  }
}
