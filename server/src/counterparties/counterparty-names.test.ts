import type { TestApp } from '../platform/testing/test-app';
import { type CounterpartyOffice, aCounterpartyOffice, aForeigner } from './counterparty.builder';
import { namedCounterparties } from './counterparty-names.repository';

let app: TestApp;
let office: CounterpartyOffice;

beforeAll(async () => {
  office = await aCounterpartyOffice();
  ({ app } = office);
});
afterAll(() => app.close());

test.each([
  { what: 'a form no list knows', form: 'ГБУЗ', name: 'Детская больница', shown: 'ГБУЗ «Детская больница»' },
  { what: 'marks within the marks', form: 'ООО', name: 'НПП «Радиус»', shown: 'ООО «НПП „Радиус“»' },
  { what: 'marks of a typewriter', form: 'ООО', name: 'ТД "Север"', shown: 'ООО «ТД „Север“»' },
  {
    what: 'initials held together',
    form: 'ИП',
    name: 'Мартынов А.\u00a0П.',
    shown: 'ИП «Мартынов А.\u00a0П.»',
  },
  { what: 'initials with a plain space', form: 'ИП', name: 'Котов М.\u00a0А.', shown: 'ИП «Котов М. А.»' },
  { what: 'a space that does not break', form: 'АО', name: 'Тёплый дом', shown: 'АО\u00a0«Тёплый дом»' },
])('a company is found by its name as a sheet shows it: $what', async ({ form, name, shown }) => {
  const made = await office.calls.add(
    aForeigner(name, { legal_form: form, name_full: `Полное имя ${name}` }),
  );
  expect(await namedCounterparties(app.db, shown, { actor: office.lawyer })).toEqual([made.id]);
  const another = shown.replace(form, 'ПАО');
  expect(await namedCounterparties(app.db, another, { actor: office.lawyer })).toEqual([]);
});
