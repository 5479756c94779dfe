import { useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { vault } from '#services/cash/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountForm } from './count-form.tsx';

interface SendToVaultProps {
  readonly stock: readonly Pecahan[];
  readonly kodeValuta: string;
  readonly onClose: () => void;
}

/** Till to vault: what is handed over is on its way until the head teller has counted it. */
export function SendToVault({ stock, kodeValuta, onClose }: SendToVaultProps) {
  const t = useT();
  const [keterangan, setKeterangan] = useState('');
  const send = useCashCommand(vault.toVault, 'SETORAN_KHASANAH');
  const kas = t('menu.khasanah');
  return (
    <Dialog title={t('vault.serahKhasanah')} onClose={onClose}>
      <CountForm
        submitLabel={t('vault.serahKirim')}
        stock={stock}
        currency={kodeValuta}
        onCancel={onClose}
        onSubmit={async (pecahan, nominal) => {
          const flowData = { nominal, kode_valuta: kodeValuta, keterangan, pecahan };
          const shown = amountText(nominal, kodeValuta);
          const posted = await send.carryOut({
            question: { text: t('vault.serahTanya', { nominal: shown, kas }), yes: t('vault.kirimYa') },
            work: () => send.run({ flowCode: 'SETORAN_KHASANAH', flowData }),
            done: () => t('vault.serahBerhasil', { nominal: shown, kas }),
          });
          if (posted) onClose();
        }}
      >
        {send.notice}
        <p className="muted">{t('vault.serahPetunjuk')}</p>
        <RemarkField value={keterangan} onChange={setKeterangan} />
      </CountForm>
    </Dialog>
  );
}

/** One line of remark on what is done with cash. */
export function RemarkField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const t = useT();
  return (
    <TextField name="keterangan" label={t('vault.keterangan')} maxLength={100} value={value} onChange={onChange} />
  );
}
