import { useState } from 'react';
import { Amount } from '#components/ui/amount.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { carryOut, tellFailure } from '#components/ui/carry-out.ts';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { formatWire } from '#lib/money.ts';
import { vault } from '#services/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import type { CloseTellerCashReply } from '#types/proto/vault.ts';
import { CountForm } from './count-form.tsx';
import { RemarkField } from './send-cash.tsx';

interface Compared {
  readonly pecahan: Pecahan[];
  readonly reply: CloseTellerCashReply;
}

interface CloseTillProps {
  /** Cash is still on its way to this till: closing would be refused. */
  readonly cashOnItsWay: boolean;
  readonly onCancel: () => void;
}

/**
 * Closing in two steps: the teller counts blind, then sees the difference. The first step shows no balance of the
 * books anywhere, or the count would be made to fit.
 */
export function CloseTill({ cashOnItsWay, onCancel }: CloseTillProps) {
  const t = useT();
  const [compared, setCompared] = useState<Compared | null>(null);
  const close = useCommand(vault.closeTill);
  if (compared) return <CompareStep compared={compared} onRecount={() => setCompared(null)} />;
  return (
    <Card
      title={t('vault.tutupKas')}
      aside={<span className="muted small">{t('vault.tutupLangkah', { nomor: 1 })}</span>}
    >
      <div className="stack">
        {cashOnItsWay ? <Note tone="warn">{t('vault.tutupMenunggu')}</Note> : null}
        <Note>{t('vault.tutupHitung')}</Note>
        <CountForm
          submitLabel={t('vault.tutupPeriksa')}
          allowNothing
          onCancel={onCancel}
          onSubmit={async (pecahan) => {
            try {
              setCompared({ pecahan, reply: await close.preview({ pecahan }) });
            } catch (error) {
              await tellFailure(error);
            }
          }}
        />
      </div>
    </Card>
  );
}

/** Count against books: equal closes, a difference is booked only with the teller's consent. */
function CompareStep({ compared, onRecount }: { readonly compared: Compared; readonly onRecount: () => void }) {
  const t = useT();
  const [keterangan, setKeterangan] = useState('');
  const close = useCommand(vault.closeTill);
  const { reply, pecahan } = compared;
  const gap = sideOf(reply.selisih);
  const nominal = formatWire(reply.dihitung);
  const shut = () =>
    carryOut({
      question:
        gap === 'even'
          ? t('vault.tutupTanya', { nominal })
          : t('vault.tutupTanyaSelisih', { nominal, selisih: formatWire(reply.selisih) }),
      work: () => close.run({ pecahan, keterangan, konfirmasi_selisih: gap === 'even' ? 'F' : 'T' }),
      done: () => t('vault.tutupBerhasil', { nominal }),
    });
  return (
    <Card
      title={t('vault.tutupKas')}
      aside={<span className="muted small">{t('vault.tutupLangkah', { nomor: 2 })}</span>}
    >
      <div className="stack">
        <Difference reply={reply} />
        {gap === 'even' ? null : <Causes reply={reply} />}
        {gap === 'even' ? null : <RemarkField value={keterangan} onChange={setKeterangan} />}
        <div className="line">
          <Button className="push" onClick={onRecount}>
            {t('vault.hitungUlang')}
          </Button>
          <Button variant="primary" onClick={shut} busy={close.pending}>
            {t(gap === 'even' ? 'vault.tutupSerah' : 'vault.tutupBukukan')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const sideOf = (selisih: string) =>
  /^-?0*(\.0*)?$/.test(selisih) ? 'even' : selisih.startsWith('-') ? 'short' : 'over';

function Difference({ reply }: { readonly reply: CloseTellerCashReply }) {
  const t = useT();
  const side = sideOf(reply.selisih);
  const amount = formatWire(reply.selisih.replace('-', ''));
  return (
    <>
      <dl className="difference">
        <div>
          <dt>{t('vault.dihitung')}</dt>
          <dd>
            <Amount value={reply.dihitung} />
          </dd>
        </div>
        <div>
          <dt>{t('vault.seharusnya')}</dt>
          <dd>
            <Amount value={reply.seharusnya} />
          </dd>
        </div>
        <div className={side === 'even' ? 'ok' : 'bad'}>
          <dt>{t('vault.selisih')}</dt>
          <dd>
            <Amount value={reply.selisih} />
          </dd>
        </div>
      </dl>
      <Note
        role="status"
        tone={side === 'even' ? 'ok' : 'bad'}
        title={
          side === 'even'
            ? t('vault.tutupCocok')
            : t(side === 'short' ? 'vault.tutupKurang' : 'vault.tutupLebih', { nominal: amount })
        }
      />
    </>
  );
}

/** Where such a difference usually comes from: checked before it is booked. */
function Causes({ reply }: { readonly reply: CloseTellerCashReply }) {
  const t = useT();
  if (reply.penyebab.length === 0) return null;
  return (
    <section className="stack-tight">
      <h3 className="field-label">{t('vault.penyebab')}</h3>
      <ul className="plain work-list">
        {reply.penyebab.map((cause) => (
          <li key={`${cause.kode}-${cause.nomor_referensi}`} className="work-line">
            <span>{cause.pesan}</span>
            {cause.nomor_referensi ? <code>{cause.nomor_referensi}</code> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
