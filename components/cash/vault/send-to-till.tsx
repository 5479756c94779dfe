import { useState } from 'react';
import { failureOf } from '#components/kit/fields/field.tsx';
import { SelectField } from '#components/kit/fields/select-field.tsx';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { useRelease } from '#components/kit/screens/use-release.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountForm } from './count-form.tsx';
import { RemarkField } from './send-cash.tsx';

interface SendToTillProps {
  readonly stock: readonly Pecahan[];
  readonly kodeValuta: string;
  readonly onClose: () => void;
}

/** Sends cash from vault to till: the head teller chooses the till and the pieces, the teller confirms with the own count. */
export function SendToTill({ stock, kodeValuta, onClose }: SendToTillProps) {
  const t = useT();
  const [idKas, setIdKas] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const tills = useList(vault.tills, { sizes: [100], quiet: true });
  const send = useCashCommand(vault.toTill, 'PENARIKAN_KHASANAH');
  const { release, window } = useRelease('PENARIKAN_KHASANAH');
  const offered = tills.rows.filter(({ kode_valuta }) => kode_valuta === kodeValuta);
  const kas = offered.find((row) => row.id_kas === idKas)?.kode_kas ?? '';
  return (
    <Dialog title={t('vault.serahTeller')} onClose={onClose}>
      <CountForm
        submitLabel={t('vault.serahKirim')}
        stock={stock}
        currency={kodeValuta}
        onCancel={onClose}
        incomplete={idKas === ''}
        onSubmit={async (pecahan, nominal) => {
          const shown = amountText(nominal, kodeValuta);
          const flowData = { id_kas: idKas, nominal, kode_valuta: kodeValuta, keterangan, pecahan };
          await release({
            flowData,
            about: [
              [t('transaksi.jenis'), messageOf('alur.', 'PENARIKAN_KHASANAH')],
              [t('transaksi.nominal'), amountText(nominal, kodeValuta, true)],
              [t('vault.pilihTeller'), kas],
            ],
            send: async (token) => {
              const posted = await send.carry({
                ...(token === undefined && {
                  question: { text: t('vault.serahTanya', { nominal: shown, kas }), yes: t('vault.kirimYa') },
                }),
                work: () =>
                  send.run({ flowCode: 'PENARIKAN_KHASANAH', flowData }, { ...(token && { override: token }) }),
                done: () => t('vault.serahBerhasil', { nominal: shown, kas }),
              });
              if (posted) onClose();
            },
          });
        }}
      >
        {send.notice}
        <p className="muted">{t('vault.serahPetunjuk')}</p>
        <SelectField
          name="id_kas"
          label={t('vault.pilihTeller')}
          required
          value={idKas}
          onChange={setIdKas}
          failed={failureOf(tills)}
          options={[
            { value: '', display: t('vault.pilihTellerTempat') },
            ...offered.map((till) => ({
              value: till.id_kas,
              display: `${till.kode_kas} - ${till.nama_user} (${amountText(till.saldo, till.kode_valuta)})`,
            })),
          ]}
        />
        <RemarkField value={keterangan} onChange={setKeterangan} />
      </CountForm>
      {window}
    </Dialog>
  );
}
