import type { ReactNode } from 'react';

const ring = <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const disc = 'M8 1.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5z';

/** How far a document has come: a dashed ring, a quarter, half, three quarters, a ring with a core, a dot, an end. */
const shapes = {
  draft: (
    <circle
      cx="8"
      cy="8"
      r="6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="2.3 2.41"
    />
  ),
  approval: [ring, <path d="M8 8V4.2A3.8 3.8 0 0 1 11.8 8z" />],
  rework: [ring, <path d="M10.6 8.7H6M7.5 6.7 5.5 8.7l2 2M10.6 8.7v-3" {...stroke} strokeWidth={1.4} />],
  approved: [ring, <path d="M8 8V4.2a3.8 3.8 0 0 1 0 7.6z" />],
  signing: [ring, <path d="M8 8V4.2A3.8 3.8 0 1 1 4.2 8z" />],
  signed: [ring, <circle cx="8" cy="8" r="3.8" />],
  active: <circle cx="8" cy="8" r="4.5" />,
  suspended: [ring, <path d="M6.4 5.7v4.6M9.6 5.7v4.6" {...stroke} />],
  completed: (
    <path fillRule="evenodd" d={`${disc}M11.7 6.5 7.3 10.9a.7.7 0 0 1-1 0L4.3 8.9l1-1 1.5 1.5 3.9-3.9z`} />
  ),
  expired: [ring, <path d="M8 4.8V8l2.1 1.3" {...stroke} />],
  terminated: (
    <path
      fillRule="evenodd"
      d={`${disc}M10.9 6.1 9 8l1.9 1.9-1 1L8 9l-1.9 1.9-1-1L7 8 5.1 6.1l1-1L8 7l1.9-1.9z`}
    />
  ),
  rejected: [ring, <path d="m6 6 4 4M10 6l-4 4" {...stroke} />],
  cancelled: [ring, <path d="m4 12 8-8" {...stroke} />],
} satisfies Record<string, ReactNode>;

export type StatusGlyphName = keyof typeof shapes;

/** The sign of a status in the colour of the text around it; it never stands without its word. */
export function StatusGlyph({ name }: { name: StatusGlyphName }) {
  const shape: ReactNode = shapes[name];
  const parts = Array.isArray(shape) ? shape : [shape];
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden focusable="false">
      {parts[0]}
      {parts[1]}
    </svg>
  );
}
