import { outsideAddress } from './outside-address';

test.each([
  ['https://diadoc.example/document?id=5', 'https://diadoc.example/document?id=5'],
  ['www.plaza.example', 'https://www.plaza.example'],
  ['связь.рф/контакты', 'https://связь.рф/контакты'],
  ['info@plaza.example', 'mailto:info@plaza.example'],
  ['+7 (812) 325-00-01', 'tel:+78123250001'],
  ['+7 (812) 325-00-01, доб. 15', 'tel:+78123250001,15'],
])('«%s» leads to %s', (text, address) => {
  expect(outsideAddress(text)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'javascript://plaza.example/%0aalert(1)',
  'нет сайта',
  'доб. 15',
  '15-Д',
  '',
])('«%s» leads nowhere', (text) => {
  expect(outsideAddress(text)).toBeNull();
});
