import { headerCell } from './xlsx-cell';

it.each([
  ['+7 812 640-11-45, доб. 120', '+7 812 640-11-45, доб. 120'],
  ['+7 (812) 640-11-45', '+7 (812) 640-11-45'],
  ['=1+1', "'=1+1"],
  ['+1+cmd|A1', "'+1+cmd|A1"],
  ['-5', '-5'],
  ['-1 234,50', '-1 234,50'],
  ['-7%', '-7%'],
  ['-2+3', "'-2+3"],
  ['-5 @SUM(A1)', "'-5 @SUM(A1)"],
  ['@SUM(A1)', "'@SUM(A1)"],
])('a cell of «%s» is written as %s', (text, written) => {
  expect(headerCell({ title: text, kind: 'text' })).toContain(`>${written}<`);
});
