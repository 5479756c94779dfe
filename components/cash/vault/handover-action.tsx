import { useState } from 'react';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { HandoverSide } from '#lib/cash/handovers.ts';
import { vault } from '#services/cash/vault.ts';
import type { SerahTerimaRow } from '#types/proto/cash/teller.ts';
import { JointCount } from './joint-count.tsx';
import { ReceiveCash } from './receive-cash.tsx';

interface ActionProps {
  readonly handover: SerahTerimaRow;
  /** The reader's end of it. */
  readonly hand: HandoverSide;
}

interface HandoverActionProps extends ActionProps {
  /** The till it would come back to is shut: it is opened again first, at this address. */
  readonly reopenAt?: string;
}

/** Offers the reader's next step for cash on its way, or says for whom it waits. */
export function HandoverAction({ handover, hand, reopenAt }: HandoverActionProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { status, hitungan } = handover;
  if (status === 'SELISIH') {
    const other = t(hand === 'PENGIRIM' ? 'vault.penerima' : 'vault.pengirim');
    if (hitungan.some((each) => each.hitungan === 2 && each.pihak === hand)) {
      return <span className="muted small">{t('vault.menungguHitungan', { pihak: other })}</span>;
    }
    return (
      <>
        <Button small variant="accent" onClick={() => setOpen(true)}>
          {t('vault.hitungBersama')}
        </Button>
        {open ? <JointCount handover={handover} onClose={close} /> : null}
      </>
    );
  }
  if (status === 'DIKEMBALIKAN') {
    if (hand === 'PENERIMA') {
      return <span className="muted small">{t('vault.menungguAmbil', { kas: handover.kode_kas_asal })}</span>;
    }
    return reopenAt === undefined ? (
      <TakeBack handover={handover} />
    ) : (
      <ButtonLink small icon="unlock" href={reopenAt}>
        {t('vault.bukaUlangAmbil')}
      </ButtonLink>
    );
  }
  if (hand === 'PENGIRIM') {
    return (
      <ButtonLink small href={`/teller/reversal?nomor_referensi=${handover.nomor_referensi}`}>
        {t('vault.batalkan')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button small variant="accent" onClick={() => setOpen(true)}>
        {t('vault.terima')}
      </Button>
      {open ? <ReceiveCash handover={handover} onClose={close} /> : null}
    </>
  );
}

/** Puts cash that both hands counted differently back into the box it came from. */
function TakeBack({ handover }: Pick<ActionProps, 'handover'>) {
  const t = useT();
  const back = useCashCommand(vault.recallCash, `AMBIL_KEMBALI_KAS/${handover.id_serah_terima}`);
  const nominal = amountText(handover.nominal, handover.kode_valuta);
  const kas = handover.kode_kas_asal;
  return (
    <>
      {back.notice}
      <Button
        small
        variant="accent"
        busy={back.pending}
        onClick={() =>
          void back.carryOut({
            question: { text: t('vault.ambilKembaliTanya', { nominal, kas }), yes: t('vault.ambilKembali') },
            work: () => back.run({ id_serah_terima: handover.id_serah_terima }),
            done: () => t('vault.ambilKembaliBerhasil', { nominal, kas }),
          })
        }
      >
        {t('vault.ambilKembali')}
      </Button>
    </>
  );
}
