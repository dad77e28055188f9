import { attachmentHeader, fileName } from './file-name';

describe('names of files', () => {
  it('keep Russian letters and every part, and lose control characters', () => {
    expect(fileName('Договор № 5/2026: проект.docx')).toBe('Договор № 5_2026_ проект.docx');
    expect(fileName('..\\..\\C:\\Договор.docx')).toBe('Договор.docx');
    expect(fileName('C:\\Договоры\\Договор.docx')).toBe('Договор.docx');
    expect(fileName('Договоры/../Договор.docx')).toBe('Договор.docx');
    expect(fileName('/etc/passwd\u0000.pdf')).toBe('passwd.pdf');
    // As browsers send «Договор "Ромашка".docx» in a form.
    expect(fileName('Договор %22Ромашка%22%0D%0A.docx')).toBe('Договор _Ромашка_.docx');
    expect(fileName('Скидка 5%20.pdf')).toBe('Скидка 5%20.pdf');
    expect(fileName('акт\u202Efdp.exe')).toBe('актfdp.exe');
  });

  it.each([
    ['..docx', ''],
    ['...', ''],
    ['. .pdf', ''],
    ['.env.pdf', 'env.pdf'],
    ['Приложение к дог..pdf', 'Приложение к дог..pdf'],
  ])('never begin with dots: %s', (given, kept) => {
    expect(fileName(given)).toBe(kept);
  });

  it('keep the extension when they are cut', () => {
    const name = fileName(`${'я'.repeat(400)}.docx`);
    expect(name).toHaveLength(200);
    expect(name.endsWith('.docx')).toBe(true);
  });

  it('go into the header so that nothing can be added to it', () => {
    expect(attachmentHeader('Акт "сверки" (1).pdf')).toBe(
      'attachment; filename="___ ________ (1).pdf"; filename*=UTF-8\'\'%D0%90%D0%BA%D1%82%20%22%D1%81%D0%B2%D0%B5%D1%80%D0%BA%D0%B8%22%20%281%29.pdf',
    );
    expect(attachmentHeader('a\r\nset-cookie: x.pdf')).not.toMatch(/[\r\n]/);
  });
});
