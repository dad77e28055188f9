export interface Letter {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The link the letter is about; printed at the console when there is no mail server. */
  link?: string;
}

/** Sends letters; without a mail server they become files in the outbox folder. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
