import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../platform/threads/give-way';
import { renderDocx } from './render-docx';
import type { RenderAnswer, RenderRequest } from './render-message';
import { TemplateUnreadable } from './template-unreadable';

function answerTo({ template, values }: RenderRequest): RenderAnswer {
  try {
    return renderDocx(template, values);
  } catch (error) {
    if (error instanceof TemplateUnreadable) return { faults: error.faults };
    throw error;
  }
}

giveWay();

// The entry of the thread: one request, one answer.
parentPort?.on('message', (request: RenderRequest) => {
  parentPort?.postMessage(answerTo(request));
});
