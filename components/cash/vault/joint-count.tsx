import { type ReactNode, useState } from 'react';
import { worth } from '#components/kit/denominations/counting.ts';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ApiError } from '#services/api-error.ts';
import { vault } from '#services/cash/vault.ts';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountForm } from './count-form.tsx';
import { HandoverDetails } from './handover-details.tsx';

const isDiffering = (error: unknown): boolean =>
  error instanceof ApiError && error.violations.some(({ kode }) => kode === 'HANDOVER_COUNT');

interface OfferProps {
  readonly handover: SerahTerimaRow;
  readonly pecahan: Pecahan[];
  readonly onRecorded: () => void;
}

/**
 * Explains that the teller's count differs from the amount sent: the teller counts once more, or it is put on record and both hands count again.
 */
function DifferingCount({ handover, pecahan, onRecorded }: OfferProps) {
  const t = useT();
  const count = useCashCommand(vault.countHandover, `HITUNG_SERAH_TERIMA/${handover.id_serah_terima}`);
  const { kode_valuta, id_serah_terima } = handover;
  return (
    <Note role="alert" tone="bad" title={t('vault.hitunganBeda')}>
      <div className="stack">
        {count.notice}
        <p>{t('vault.hitunganBedaTeks', { user: handover.user_pengirim })}</p>
        <div className="line">
          <Button
            variant="accent"
            busy={count.pending}
            onClick={() =>
              void count
                .carryOut({
                  question: {
                    text: t('vault.hitungBersamaTanya', {
                      hitungan: amountText(worth(pecahan, kode_valuta), kode_valuta),
                      nominal: amountText(handover.nominal, kode_valuta),
                    }),
                    yes: t('vault.hitungBersamaYa'),
                  },
                  work: () => count.run({ id_serah_terima, pecahan }),
                  done: () => t('vault.hitungBersamaDicatat', { user: handover.user_pengirim }),
                })
                .then((recorded) => recorded && onRecorded())
            }
          >
            {t('vault.hitungBersamaMulai')}
          </Button>
        </div>
      </div>
    </Note>
  );
}

/**
 * Receives cash by count: a refusal because the count differs from the amount sent is a question, drawn by `offer`; any other shows as a
 * failure.
 */
export function useReceiving(handover: SerahTerimaRow | null, onRecorded: () => void) {
  const [differing, setDiffering] = useState<Pecahan[] | null>(null);
  const receive = async (pecahan: Pecahan[], send: () => Promise<unknown>): Promise<unknown> => {
    setDiffering(null);
    try {
      return await send();
    } catch (error) {
      if (handover && isDiffering(error)) setDiffering(pecahan);
      else await showFailure(error);
      return null;
    }
  };
  const offer: ReactNode =
    handover && differing ? <DifferingCount handover={handover} pecahan={differing} onRecorded={onRecorded} /> : null;
  return { receive, offer };
}

interface JointCountProps {
  readonly handover: SerahTerimaRow;
  readonly onClose: () => void;
}

/** One hand's count in the joint recount: neither what was sent nor what the other found is shown beside it. */
export function JointCount({ handover, onClose }: JointCountProps) {
  const t = useT();
  const count = useCashCommand(vault.countHandover, `HITUNG_SERAH_TERIMA/${handover.id_serah_terima}`);
  const { kode_valuta, id_serah_terima } = handover;
  return (
    <Dialog title={t('vault.hitungBersama')} onClose={onClose}>
      <div className="stack">
        {count.notice}
        <HandoverDetails handover={handover} />
        <Note>{t('vault.hitungBersamaTeks')}</Note>
        <CountForm
          submitLabel={t('vault.hitungBersamaKirim')}
          allowNothing
          currency={kode_valuta}
          onCancel={onClose}
          onSubmit={async (pecahan, total) => {
            const recorded = await count.carryOut({
              question: {
                text: t('vault.hitungBersamaKirimTanya', { nominal: amountText(total, kode_valuta) }),
                yes: t('vault.hitungBersamaKirim'),
              },
              work: () => count.run({ id_serah_terima, pecahan }),
              done: () => t('vault.hitungBersamaTercatat'),
            });
            if (recorded) onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
