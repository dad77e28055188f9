import { useState } from 'react';

import { SelectField } from '../../../form/form';
import { Sheet } from '../../../ui/ui';
import { ComparedTexts } from './compared-texts';
import classes from './comparison.module.css';

export { ComparedTexts } from './compared-texts';

/** A version that can be chosen for a comparison. */
export interface ComparedVersion {
  id: number;
  /** «Версия 2 · 19.11.2026 · Договор.docx» */
  label: string;
}

export interface ComparisonProps {
  beforeId: number;
  afterId: number;
  /** What may be chosen on either side; without them the two stand as they are. */
  versions?: readonly ComparedVersion[];
  onClose: () => void;
}

const WIDTH = 1440;

interface SidesProps {
  versions: readonly ComparedVersion[];
  pair: { beforeId: number; afterId: number };
  onChoose: (pair: { beforeId: number; afterId: number }) => void;
}

function Sides({ versions, pair, onChoose }: SidesProps) {
  const side = (name: 'beforeId' | 'afterId', label: string) => (
    <SelectField
      label={label}
      options={versions.map(({ id, label: text }) => ({ value: id, label: text }))}
      value={pair[name]}
      onChange={(id) => {
        if (id === null || id === pair[name]) return;
        const other = name === 'beforeId' ? 'afterId' : 'beforeId';
        // The version of the other side takes this one's place: they are never the same.
        onChoose({ ...pair, [name]: id, ...(pair[other] === id && { [other]: pair[name] }) });
      }}
    />
  );
  return (
    <div className={classes.sides}>
      {side('beforeId', 'Было')}
      {side('afterId', 'Стало')}
    </div>
  );
}

/** Two versions of a text by words, with the choice of both. */
export default function ComparisonSheet({ beforeId, afterId, versions = [], onClose }: ComparisonProps) {
  const [pair, setPair] = useState({ beforeId, afterId });
  return (
    <Sheet open width={WIDTH} title="Сравнение версий" onClose={onClose}>
      <div className={classes.comparison}>
        {versions.length > 1 && <Sides versions={versions} pair={pair} onChoose={setPair} />}
        <ComparedTexts {...pair} />
      </div>
    </Sheet>
  );
}
