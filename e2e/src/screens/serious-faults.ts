import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

/** Which rules are looked at, and where; all of them on the whole page by default. */
interface Look {
  /** The role of what has opened above a page that was looked at before. */
  within?: 'dialog' | 'menu';
  only?: string[];
  without?: string[];
}

const runOptions = ({ only, without = [] }: Look): RunOptions => ({
  resultTypes: ['violations'],
  runOnly: only === undefined ? { type: 'tag', values: TAGS } : { type: 'rule', values: only },
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});

/** Puts the engine into the page, once: what it costs to read is more than what it looks at takes. */
async function bringEngine(page: Page): Promise<void> {
  if (await page.evaluate(() => Reflect.has(window, 'axe'))) return;
  await page.evaluate(axe.source);
}

/** The serious and critical faults of accessibility on the page as it stands, each with its element and its reason. */
export async function seriousFaults(page: Page, look: Look = {}): Promise<string[]> {
  await bringEngine(page);
  const where = look.within === undefined ? 'html' : `[role=${look.within}]`;
  const { violations } = await page.evaluate(
    ([place, options]) => {
      const engine = Reflect.get(window, 'axe') as typeof axe;
      return engine.run(place, options);
    },
    [where, runOptions(look)] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
}
