import { useEffect, useState } from 'react';

interface Words {
  key: string;
  text: string | null;
}

/** A sum in Russian words, once the dictionary has come; null before that, and for a currency without words. */
export function useAmountInWords(value: string | null, currency: string): string | null {
  const key = `${value ?? ''} ${currency}`;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    let current = true;
    import('../format/amount-in-words').then(
      ({ amountInWords }) => {
        if (current) setWords({ key, text: amountInWords(value, currency) });
      },
      (error: unknown) => {
        // The figures stand beside: without the words nothing is lost.
        console.error('Сумма прописью не загрузилась', error);
      },
    );
    return () => {
      current = false;
    };
  }, [value, currency, key]);
  return words?.key === key ? words.text : null;
}
