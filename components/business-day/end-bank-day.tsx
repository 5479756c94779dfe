import '#lib/business-day/messages/end-of-day.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { Icon } from '#components/kit/ui/icon.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { messageOf } from '#lib/messages/id.ts';
import { endOfDay } from '#services/business-day/end-of-day.ts';
import type { PapanHariRow } from '#types/proto/business-day/branch.ts';
import type { HasilAkhiri } from '#types/proto/business-day/end-of-day.ts';
import { causeText } from './end-of-day-text.ts';

/** Returns the branches whose day has begun and whose end of day has not. */
const atWork = (rows: readonly PapanHariRow[]): PapanHariRow[] =>
  rows.filter(({ status_akses_desc, malam }) => status_akses_desc !== 'TUTUP' && !malam);

const named = (rows: readonly { readonly kode_cabang: string; readonly nama_cabang: string }[]): string =>
  rows.map(({ kode_cabang, nama_cabang }) => `${kode_cabang} ${nama_cabang}`).join(', ');

/** Explains why a branch did not begin its end of day. */
const whyNot = (t: Translate, { kode, sebab, pesan }: HasilAkhiri): string =>
  [messageOf('malam.bukan.', kode, pesan || t('malam.sebab.LAIN')), sebab.map((each) => causeText(each)).join(', ')]
    .filter(Boolean)
    .join(': ');

/** Shows the result of each branch that was named; those that could not end their day come first. */
function Outcome({ results }: { readonly results: readonly HasilAkhiri[] }) {
  const t = useT();
  return (
    <ul className="plain step-list" aria-label={t('malam.hasilAkhiri')}>
      {results
        .toSorted((a, b) => Number(a.kode === '') - Number(b.kode === ''))
        .map((result) => (
          <li key={result.kode_cabang} className={result.kode === '' ? 'passed' : 'failed'}>
            <Icon name={result.kode === '' ? 'check-circle' : 'x-circle'} />
            <div>
              <span className="strong">{`${result.kode_cabang} ${result.nama_cabang}`}</span>
              <div className="muted small">{result.kode === '' ? t('malam.dimulai') : whyNot(t, result)}</div>
            </div>
          </li>
        ))}
    </ul>
  );
}

interface EndBankDayProps {
  /** Null while they load: the card has its place from the start, so that nothing below it moves. */
  readonly rows: readonly PapanHariRow[] | null;
}

/** Counts the branches that can end their day and names those that cannot yet. */
function Summing({ open, ready, held }: Readonly<Record<'open' | 'ready' | 'held', readonly PapanHariRow[]>>) {
  const t = useT();
  if (open.length === 0) return <Note tone="ok">{t('malam.akhiriKosong')}</Note>;
  return (
    <p className="muted">
      {t('malam.akhiriRingkas', { siap: ready.length, semua: open.length })}
      {held.length > 0 ? ` ${t('malam.akhiriTunggu', { cabang: named(held) })}` : ''}
    </p>
  );
}

/** Ends the day of every branch at work that can, by head office's one button, and explains of the others why not. */
export function EndBankDay({ rows }: EndBankDayProps) {
  const t = useT();
  const end = useCommand(endOfDay.endBankDay);
  const [results, setResults] = useState<readonly HasilAkhiri[]>([]);
  const open = atWork(rows ?? []);
  const ready = open.filter(({ penghalang }) => penghalang === 0);
  const held = open.filter(({ penghalang }) => penghalang > 0);
  return (
    <Card
      title={t('malam.akhiri')}
      foot={
        <Button
          variant="primary"
          icon="lock"
          disabled={ready.length === 0}
          onClick={() =>
            void carryOut({
              question: {
                text: t('malam.akhiriTanya'),
                yes: t('malam.akhiriYa'),
                about: [
                  [t('malam.akhiriSiap'), named(ready)],
                  ...(held.length > 0 ? ([[t('malam.akhiriBelum'), named(held)]] as const) : []),
                ],
              },
              work: () =>
                end.run({
                  cabang: open.map(({ kode_cabang, accounting_date }) => ({ kode_cabang, accounting_date })),
                }),
              onAccepted: () => setResults([]),
              done: ({ cabang }) => {
                setResults(cabang);
                return t('malam.akhiriBerhasil', {
                  mulai: cabang.filter(({ kode }) => kode === '').length,
                  belum: cabang.filter(({ kode }) => kode !== '').length,
                });
              },
            })
          }
        >
          {t('malam.akhiri')}
        </Button>
      }
    >
      <div className="stack">
        {rows === null ? <Skeleton lines={1} /> : <Summing open={open} ready={ready} held={held} />}
        {results.length > 0 ? <Outcome results={results} /> : null}
      </div>
    </Card>
  );
}
