import { screen } from '@testing-library/react';

const { getComputedStyle, document } = globalThis;
const { body } = document;
const displayOf = (selector) => getComputedStyle(body.querySelector(selector)).display;

afterEach(() => (body.innerHTML = ''));

it('an element is shown as its name, its place and its attributes say', () => {
  body.innerHTML =
    '<section><p>a</p><i>b</i><p hidden>c</p><dialog>d</dialog><dialog open>e</dialog></section>' +
    '<ruby><rt>f</rt></ruby><ul><li>g</li></ul><style>section > i { display: grid }</style>';
  expect(displayOf('p')).toBe('block');
  expect(displayOf('i')).toBe('grid');
  expect(displayOf('p[hidden]')).toBe('none');
  expect(displayOf('dialog')).toBe('none');
  expect(displayOf('dialog[open]')).not.toBe('none');
  expect(displayOf('li')).toBe('list-item');
});

it('what changed on the page since a style was asked for is seen in it, and so is what changed above', () => {
  body.innerHTML = '<div><p><i>a</i></p></div><style></style>';
  const style = () => getComputedStyle(body.querySelector('p'));
  expect(style()).toMatchObject({ display: 'block', visibility: 'visible' });
  body.querySelector('p').hidden = true;
  expect(style().display).toBe('none');
  body.querySelector('p').hidden = false;
  expect(style().display).toBe('block');
  body.querySelector('div').style.visibility = 'hidden';
  expect(style().visibility).toBe('hidden');
  body.querySelector('style').textContent = 'p { display: flex }';
  expect(style().display).toBe('flex');
});

it('who waits for an element in vain is shown the page as it was at the end', async () => {
  body.innerHTML = '<p>first</p>';
  const wait = screen.findByText('third', {}, { timeout: 60 });
  body.innerHTML = '<p>second</p>';
  const error = await wait.catch((reason) => reason);
  expect(error.name).toBe('TestingLibraryElementError');
  expect(error.message).toMatch(/Unable to find an element with the text: third[\s\S]*second/);
  expect(error.stack).toContain('second');
});
