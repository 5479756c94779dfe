import '#lib/accounts/messages/passbook.ts';
import { useState } from 'react';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { BarisBuku } from '#types/proto/accounts/passbook.ts';

interface ConfirmPrintProps {
  readonly rows: readonly BarisBuku[];
  readonly currency: string;
  readonly busy: boolean;
  /** The last line that came out well. */
  readonly onGood: (row: BarisBuku) => void;
  /** Nothing came out: the book stays where it was. */
  readonly onNothing: () => void;
}

/** Asked after each page: did it come out well, and if not, up to which line. The book goes on exactly there. */
export function ConfirmPrint({ rows, currency, busy, onGood, onNothing }: ConfirmPrintProps) {
  const t = useT();
  const [naming, setNaming] = useState(false);
  const [chosen, setChosen] = useState('');
  const last = rows.at(-1);
  const good = rows.find(({ baris }) => String(baris) === chosen);
  if (!last) return null;
  return (
    <Card title={t('buku.hasil', { halaman: String(last.halaman) })}>
      <div className="stack">
        <p className="muted">{t('buku.hasilPetunjuk')}</p>
        <Button variant="primary" icon="check-lg" busy={busy} onClick={() => onGood(last)}>
          {t('buku.semuaBaik')}
        </Button>
        {naming ? (
          <>
            <SelectField
              name="baris_baik"
              label={t('buku.barisBaik')}
              hint={t('buku.barisBaikPetunjuk')}
              value={chosen}
              onChange={setChosen}
              options={[
                { value: '', display: t('buku.pilihBaris') },
                ...rows.slice(0, -1).map((row) => ({
                  value: String(row.baris),
                  display: t('buku.barisIni', { baris: String(row.baris), saldo: amountText(row.saldo, currency) }),
                })),
              ]}
            />
            <Button disabled={!good} busy={busy} onClick={() => good && onGood(good)}>
              {t('buku.simpanSampai')}
            </Button>
          </>
        ) : null}
        <div className="line">
          {naming || rows.length < 2 ? null : (
            <Button icon="exclamation-triangle" disabled={busy} onClick={() => setNaming(true)}>
              {t('buku.adaRusak')}
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={onNothing}>
            {t('buku.tidakTercetak')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
