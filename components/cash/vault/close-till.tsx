import { useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useCashCommand } from '#components/kit/screens/use-cash-command.tsx';
import { useRelease } from '#components/kit/screens/use-release.tsx';
import { Amount, amountText } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';
import type { CloseTellerCashReply } from '#types/proto/cash/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { CountForm } from './count-form.tsx';
import { DifferenceCauses } from './difference-causes.tsx';

interface Compared {
  readonly pecahan: Pecahan[];
  readonly reply: CloseTellerCashReply;
}

interface CloseTillProps {
  readonly kodeValuta?: string;
  /** Cash is still on its way to this till: closing would be refused. */
  readonly cashOnItsWay: boolean;
  readonly onCancel: () => void;
}

/**
 * Closing in two steps: the teller counts blind, then sees the difference, of a count that differs after the second one.
 * Until then no balance of the books is shown anywhere, or the count would be made to fit. Counting again goes on from what
 * was counted.
 */
export function CloseTill({ kodeValuta = BOOK_CURRENCY, cashOnItsWay, onCancel }: CloseTillProps) {
  const t = useT();
  const [compared, setCompared] = useState<Compared | null>(null);
  const [recounting, setRecounting] = useState(false);
  const close = useCommand(vault.closeTill);
  if (compared && !recounting) {
    return <CompareStep kodeValuta={kodeValuta} compared={compared} onRecount={() => setRecounting(true)} />;
  }
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
          currency={kodeValuta}
          initial={compared?.pecahan}
          onCancel={onCancel}
          onSubmit={async (pecahan) => {
            try {
              setCompared({ pecahan, reply: await close.preview({ kode_valuta: kodeValuta, pecahan }) });
              setRecounting(false);
            } catch (error) {
              await showFailure(error);
            }
          }}
        />
      </div>
    </Card>
  );
}

interface CompareProps {
  readonly kodeValuta: string;
  readonly compared: Compared;
  readonly onRecount: () => void;
}

/**
 * Count against books: equal closes. A first count that differs is only counted again; the second one's difference is shown
 * with where it may come from, and asks for a reason and a second person.
 */
function CompareStep({ kodeValuta, compared, onRecount }: CompareProps) {
  const t = useT();
  const [keterangan, setKeterangan] = useState('');
  const closing = useClosing(kodeValuta, compared, keterangan);
  const { reply } = compared;
  const again = reply.status === 'HITUNG_ULANG';
  const even = !again && sideOf(reply.selisih) === 'even';
  return (
    <Card
      title={t('vault.tutupKas')}
      aside={<span className="muted small">{t('vault.tutupLangkah', { nomor: 2 })}</span>}
    >
      <div className="stack">
        {closing.notice}
        {again ? (
          <Note role="status" tone="warn">
            {t('vault.tutupHitungLagi')}
          </Note>
        ) : (
          <Difference reply={reply} currency={kodeValuta} />
        )}
        <DifferenceCauses causes={reply.penyebab} />
        {even || again ? null : (
          <TextField
            name="keterangan"
            label={t('vault.alasanSelisih')}
            hint={t('vault.petunjukAlasan')}
            required
            maxLength={200}
            value={keterangan}
            onChange={setKeterangan}
          />
        )}
        <div className="line">
          <Button className="push" variant={again ? 'primary' : undefined} onClick={onRecount}>
            {t('vault.hitungUlang')}
          </Button>
          {again ? null : (
            <Button
              variant="primary"
              onClick={() => void closing.shut()}
              busy={closing.pending}
              disabled={!even && keterangan.trim().length < REASON}
            >
              {t(even ? 'vault.tutupSerah' : 'vault.tutupBukukan')}
            </Button>
          )}
        </div>
      </div>
      {closing.release}
    </Card>
  );
}

/** Sends the count as it was compared; where a second person is asked for, that person's window opens. */
function useClosing(kodeValuta: string, { reply, pecahan }: Compared, keterangan: string) {
  const t = useT();
  const { release, window } = useRelease('TUTUP_KAS');
  const close = useCashCommand(vault.closeTill, `TUTUP_KAS/${kodeValuta}`);
  const even = sideOf(reply.selisih) === 'even';
  const nominal = amountText(reply.dihitung, kodeValuta);
  const selisih = amountText(reply.selisih, kodeValuta);
  const content = { kode_valuta: kodeValuta, pecahan, selisih: even ? '' : reply.selisih, keterangan };
  const text = even ? t('vault.tutupTanya', { nominal }) : t('vault.tutupTanyaSelisih', { nominal, selisih });
  const shut = () =>
    release({
      flowData: content,
      about: [
        [t('transaksi.jenis'), messageOf('alur.', 'TUTUP_KAS')],
        [t('vault.dihitung'), amountText(reply.dihitung, kodeValuta, true)],
        [t('vault.selisih'), amountText(reply.selisih, kodeValuta, true)],
      ],
      send: (token) =>
        close.carry({
          ...(token === undefined && { question: { text, yes: t('vault.tutupKas') } }),
          work: () => close.run(token === undefined ? content : { ...content, token_override: token }),
          done: () => t('vault.tutupBerhasil', { nominal }),
        }),
    });
  return { shut, release: window, notice: close.notice, pending: close.pending };
}

/** The shortest word about a difference that the core takes. */
const REASON = 5;

const sideOf = (selisih: string) =>
  /^-?0*(\.0*)?$/.test(selisih) ? 'even' : selisih.startsWith('-') ? 'short' : 'over';

function Difference({ reply, currency }: { readonly reply: CloseTellerCashReply; readonly currency: string }) {
  const t = useT();
  const side = sideOf(reply.selisih);
  const amount = amountText(reply.selisih.replace('-', ''), currency);
  return (
    <>
      <dl className="difference">
        <div>
          <dt>{t('vault.dihitung')}</dt>
          <dd>
            <Amount value={reply.dihitung} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('vault.seharusnya')}</dt>
          <dd>
            <Amount value={reply.seharusnya} currency={currency} />
          </dd>
        </div>
        <div className={side === 'even' ? 'ok' : 'bad'}>
          <dt>{t('vault.selisih')}</dt>
          <dd>
            <Amount value={reply.selisih} currency={currency} />
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
