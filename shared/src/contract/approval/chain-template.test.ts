import { chainTemplateCreate, chainTemplateUpdate } from './chain-template';

const whole = { name: 'Закупки', document_kinds: ['agreement'], stages: [] };

test.each([
  [0, 'Больше нуля'],
  [367, 'Не больше 366'],
])('a term of %s days is refused alike in a new template and in a change', (days, sentence) => {
  for (const checked of [
    chainTemplateCreate.safeParse({ ...whole, total_deadline_days: days }),
    chainTemplateUpdate.safeParse({ lock_version: 1, total_deadline_days: days }),
  ]) {
    const said = checked.error?.issues.find(({ path }) => path[0] === 'total_deadline_days')?.message;
    expect(said).toBe(sentence);
  }
});
