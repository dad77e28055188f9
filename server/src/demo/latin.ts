const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** The text in Latin letters, as in an address: «Щербакова» → `scherbakova`. */
export function latin(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => LETTERS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : '-'))
    .join('')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
