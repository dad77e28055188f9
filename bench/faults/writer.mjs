import { randomUUID } from 'node:crypto';

/** Somebody who works: reads the register and writes agreements, and keeps count of what was answered. */
export class Writer {
  constructor({ address, token, body }) {
    this.address = address;
    this.headers = { authorization: `Bearer ${token}` };
    this.body = body;
  }

  /** What was said yes to: the numbers of agreements, and files with what they hold. */
  agreements = [];
  files = [];
  statuses = new Map();
  faults = [];

  /** The status of the answer, 0 when there was none; `onWritten` is told the number of what was made. Words of ours that are no Russian sentence are faults. */
  async ask(path, { onWritten, ...init } = {}) {
    let status = 0;
    try {
      const response = await fetch(`${this.address}${path}`, {
        ...init,
        headers: { ...this.headers, ...init.headers },
        signal: AbortSignal.timeout(30_000),
      });
      status = response.status;
      const text = await response.text();
      this.judge(status, text, path);
      if (status === 201) onWritten?.(JSON.parse(text).id);
    } catch {
      // No answer at all: counted as 0.
    }
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return status;
  }

  judge(status, text, path) {
    if (status < 400) return;
    if (status === 500 || !/[а-яё]{3}/i.test(text))
      this.faults.push(`${path} ${status} ${text.slice(0, 200)}`);
  }

  read() {
    return this.ask('/api/agreements?per_page=20');
  }

  write() {
    return this.ask('/api/agreements', {
      onWritten: (id) => this.agreements.push(id),
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...this.body, title: `Проверка на сбой ${randomUUID()}` }),
    });
  }

  /** A text for the agreement of so many bytes, none of them like another's. */
  upload(agreement, bytes) {
    const { Blob, FormData } = globalThis;
    const form = new FormData();
    form.set('documentable_type', 'agreement');
    form.set('documentable_id', String(agreement));
    form.set('kind', 'attachment');
    const content = Buffer.from(`%PDF-1.7\n${randomUUID().padEnd(bytes, ' ')}\n%%EOF`);
    form.set('file', new Blob([content], { type: 'application/pdf' }), 'Приложение.pdf');
    return this.ask('/api/files', {
      onWritten: (id) => this.files.push({ id, content }),
      method: 'POST',
      body: form,
    });
  }

  /** How many of the files that were said yes to are not there, or not as they were sent. */
  async lostFiles() {
    let lost = 0;
    for (const { id, content } of this.files) {
      const answer = await fetch(`${this.address}/files/${id}`, { headers: this.headers });
      if (!answer.ok || !content.equals(Buffer.from(await answer.arrayBuffer()))) lost += 1;
    }
    return lost;
  }
}

/** What an agreement of this company needs to be written: the choices of one that is there. */
export async function bodyOfAgreement(address, token) {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await fetch(`${address}/api/agreements?per_page=1`, { headers })).json();
  const { agreement_type, organization, counterparty, responsible, direction, currency_code } = data[0];
  return {
    agreement_type_id: agreement_type.id,
    organization_id: organization.id,
    counterparty_id: counterparty.id,
    responsible_id: responsible.id,
    direction,
    currency_code,
  };
}
