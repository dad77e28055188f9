import { renderHook } from '@testing-library/react';

import { useAnswerPace } from './answer-pace';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const following = () => {
  const view = renderHook(({ question, isAsking }) => useAnswerPace(question, isAsking), {
    initialProps: { question: '', isAsking: false },
  });
  const ask = (question: string) => {
    view.rerender({ question, isAsking: true });
  };
  const answer = (question: string) => {
    view.rerender({ question, isAsking: false });
  };
  return { ask, answer, pause: () => view.result.current() };
};

it('hardly waits while answers are quick', () => {
  const { ask, answer, pause } = following();
  expect(pause()).toBe(50);
  ask('до');
  jest.advanceTimersByTime(120);
  answer('до');
  expect(pause()).toBe(50);
});

it('spares a server that takes long, and trusts it again after a quick answer', () => {
  const { ask, answer, pause } = following();
  ask('до');
  jest.advanceTimersByTime(600);
  ask('дог');
  expect(pause()).toBe(200);
  jest.advanceTimersByTime(3000);
  answer('дог');
  expect(pause()).toBe(250);
  ask('дого');
  jest.advanceTimersByTime(90);
  answer('дого');
  expect(pause()).toBe(50);
});
