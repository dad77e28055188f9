import { parentPort } from 'node:worker_threads';
import { comparedTexts } from '../comparing/compared-texts';
import { textLines } from '../reading/text-lines';
import { textPage } from '../reading/text-pages';
import { UnreadableText } from '../reading/unreadable-text';
import type { TextAnswer, TextRequest } from './text-message';

async function resultOf(request: TextRequest) {
  switch (request.work) {
    case 'lines':
      return textLines(request.extension, request.bytes);
    case 'page':
      return textPage(request.extension, request.bytes);
    case 'comparison':
      return comparedTexts(request.before, request.after);
  }
}

async function answerTo(request: TextRequest): Promise<TextAnswer> {
  try {
    return { result: await resultOf(request) };
  } catch (error) {
    if (error instanceof UnreadableText) return { refusal: error.message };
    throw error;
  }
}

// The entry of the thread: one request, one answer. What is thrown ends the thread, and a new one takes its place.
parentPort?.on('message', (request: TextRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
