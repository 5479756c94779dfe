import type { ReactNode } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { denominationName, piecesText } from '#components/vault/counting.ts';
import { tryParse } from '#lib/money.ts';
import { flowFieldName } from './field-name.ts';

interface Pieces {
  readonly nominal: string;
  readonly lembar: number;
}

function isPieces(value: unknown): value is Pieces[] {
  return (
    Array.isArray(value) && value.every((row) => typeof row?.nominal === 'string' && typeof row?.lembar === 'number')
  );
}

/** What the maker filled in, field by field: a checker approves exactly this. */
export function FormContent({ flowData }: { readonly flowData: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const shown = (name: string, value: unknown): ReactNode => {
    if (name === 'nominal' && typeof value === 'string' && tryParse(value, 'IDR')) return <Amount value={value} />;
    if (isPieces(value)) {
      return value
        .map(({ nominal, lembar }) =>
          t('flow.lembarPecahan', { lembar: piecesText(lembar), pecahan: denominationName(nominal) }),
        )
        .join(', ');
    }
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  const filled = Object.entries(flowData).filter(
    ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
  );
  if (filled.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('flow.isian')}</h3>
      <Facts rows items={filled.map(([name, value]) => ({ label: flowFieldName(name), value: shown(name, value) }))} />
    </section>
  );
}
