import '#lib/accounts/messages/fees.ts';
import '#lib/cash/messages/transaction.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { refusalTitle, refusedFields } from '#components/kit/ui/failure.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { formatMoney, sum, tryParse } from '#lib/money.ts';
import type { ApiError } from '#services/api-error.ts';
import type { JurnalLine, Posting, Saldo } from '#types/proto/common.ts';
import { DrawnChanges } from './drawn-changes.ts';
import { columnName } from './field-names.ts';
import { JournalTable } from './journal-table.tsx';
import { type Missing, MissingFields } from './missing.tsx';
import type { Preview } from './use-preview.ts';

const total = (lines: readonly JurnalLine[], side: 'debet' | 'kredit', currency: string) =>
  sum(
    currency,
    lines.filter(({ kode_valuta }) => kode_valuta === currency).flatMap((line) => tryParse(line[side], currency) ?? []),
  );

/** Each currency of a journal balances by itself. */
const balances = (lines: readonly JurnalLine[]): boolean =>
  [...new Set(lines.map(({ kode_valuta }) => kode_valuta))].every(
    (code) => formatMoney(total(lines, 'debet', code)) === formatMoney(total(lines, 'kredit', code)),
  );

/** Debits equal credits: the one thing a journal must show. */
export function BalancedChip({ lines }: { readonly lines: readonly JurnalLine[] }) {
  const t = useT();
  const balanced = balances(lines);
  return <Chip tone={balanced ? 'ok' : 'bad'}>{t(balanced ? 'transaksi.seimbang' : 'transaksi.tidakSeimbang')}</Chip>;
}

/** Names a till; an account only where there are two of them to be distinguished. */
function saldoLabel(saldo: Saldo, all: readonly Saldo[], t: Translate): string {
  if (saldo.jenis === 'KAS') return t('transaksi.kasSesudah', { kas: saldo.nama });
  const alone = all.filter(({ jenis }) => jenis === saldo.jenis).length === 1;
  return alone ? t('transaksi.bukuSesudah') : `${t('transaksi.bukuSesudah')} · ${saldo.nomor.slice(-4)}`;
}

/** The available balance belongs to the account of the operation. */
const ownCurrency = (all: readonly Saldo[]): string | undefined =>
  all.find(({ jenis }) => jenis === 'REKENING')?.kode_valuta;

type After = Pick<Posting, 'biaya' | 'rincian_biaya' | 'saldo' | 'saldo_tersedia'>;

/** Each fee by its name, those waived as such; of a posted transaction what they came to. */
function Fees({ posting: { biaya, rincian_biaya, saldo } }: { readonly posting: After }) {
  const t = useT();
  const currency = ownCurrency(saldo);
  if (rincian_biaya.length === 0) {
    return (
      <div>
        <dt>{t('transaksi.biaya')}</dt>
        <dd>
          <Amount value={biaya} currency={currency} />
        </dd>
      </div>
    );
  }
  return rincian_biaya.map(({ kode, nominal, dihapus }) => (
    <div key={kode}>
      <dt>{messageOf('biaya.', kode)}</dt>
      <dd>
        {dihapus === 'T' ? (
          <>
            <s>
              <Amount value={nominal} currency={currency} />
            </s>{' '}
            {t('transaksi.biayaDihapus')}
          </>
        ) : (
          <Amount value={nominal} currency={currency} />
        )}
      </dd>
    </div>
  ));
}

export function BalancesAfter({ posting }: { readonly posting: After }) {
  const t = useT();
  return (
    <dl className="sums">
      <Fees posting={posting} />
      {posting.saldo_tersedia ? (
        <div>
          <dt>{t('transaksi.tersediaSesudah')}</dt>
          <dd>
            <Amount value={posting.saldo_tersedia} currency={ownCurrency(posting.saldo)} />
          </dd>
        </div>
      ) : null}
      {posting.saldo.map((saldo) => (
        <div key={`${saldo.jenis}-${saldo.nomor}`}>
          <dt>{saldoLabel(saldo, posting.saldo, t)}</dt>
          <dd>
            <Amount value={saldo.sesudah} currency={saldo.kode_valuta} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fee and the balances under a journal show these changes already. */
const SAID_BY_JOURNAL = new Set(['saldo_akhir', 'biaya_penutupan']);

function PostedLines({ posting }: { readonly posting: Posting }) {
  const t = useT();
  const { jurnal, saldo } = posting;
  const changes = posting.perubahan.filter(({ kolom }) => jurnal.length === 0 || !SAID_BY_JOURNAL.has(kolom));
  const still = changes.length === 0 && jurnal.length === 0;
  return (
    <>
      {still ? <p className="muted">{t('transaksi.tanpaJurnal')}</p> : null}
      {changes.length > 0 ? <DrawnChanges items={changes} /> : null}
      {jurnal.length > 0 ? <JournalTable lines={jurnal} narrow /> : null}
      {/* A change without a journal moves nothing yet: a fee of zero and today's balance would contradict the fee and balance it agrees on. */}
      {jurnal.length > 0 || saldo.length > 0 ? <BalancesAfter posting={posting} /> : null}
    </>
  );
}

function Reasons({ posting }: { readonly posting: Posting }) {
  const t = useT();
  const { otorisasi, peringatan } = posting;
  return (
    <>
      {otorisasi?.perlu === 'T' ? (
        <Note
          tone="warn"
          role="status"
          title={t('transaksi.perluOtorisasi', { peran: messageOf('peran.', otorisasi.tingkat) })}
        >
          {otorisasi.alasan.map((alasan) => (
            <div key={alasan.kode}>{alasan.pesan}</div>
          ))}
        </Note>
      ) : null}
      {peringatan.length > 0 ? (
        <Note tone="info" role="status">
          {peringatan.map((alasan) => (
            <div key={alasan.kode}>{alasan.pesan}</div>
          ))}
        </Note>
      ) : null}
    </>
  );
}

/** Puts the name of the field before a message about it, of 'pihak.0.nama' that of the list: in a form of tabs the field may be out of sight. */
function named(path: string, said: string): string {
  const field = path.split('.')[0] ?? '';
  const name = columnName(field);
  return name === field ? said : `${name}: ${said}`;
}

/** Red is for what broke: nothing has been sent yet, so a refusal is a doubt, and a field that does not fit yet is a hint. */
function toneOf(error: ApiError): Tone {
  if (error.uncertain) return 'bad';
  return error.violations.length > 0 ? 'info' : 'warn';
}

interface PostingPreviewProps {
  readonly preview: Preview;
  /** The form changes data and posts nothing. */
  readonly ofChange?: boolean;
  /** Names what the form lacks before there can be a preview. */
  readonly missing?: readonly Missing[];
  /** Goes to the input of one of them. */
  readonly onGo?: (name: string) => void;
}

/**
 * Shows the posting before it is made: journal lines, fees, balances after, and the approval it will need; of a change of data, the differences.
 */
export function PostingPreview({ preview, ofChange = false, missing = [], onGo }: PostingPreviewProps) {
  const t = useT();
  const { posting, stale } = preview;
  // A field that is still empty is no fault of what was typed: the list leads to it.
  const error = missing.length > 0 && preview.error && preview.error.violations.length > 0 ? null : preview.error;
  const balanced =
    posting && posting.jurnal.length > 0 && !ofChange ? <BalancedChip lines={posting.jurnal} /> : undefined;
  return (
    <aside className={stale && posting ? 'preview stale' : 'preview'} aria-busy={stale}>
      <Card title={t(ofChange ? 'perubahan.pratinjau' : 'transaksi.pratinjau')} aside={balanced}>
        {posting ? (
          <>
            {ofChange ? <DrawnChanges items={posting.perubahan} /> : <PostedLines posting={posting} />}
            <Reasons posting={posting} />
          </>
        ) : null}
        {error ? (
          <Note tone={toneOf(error)} role="status" title={refusalTitle(error)}>
            {refusedFields(error).map(({ field, pesan }) => (
              <div key={field}>{ofChange ? named(field, pesan) : pesan}</div>
            ))}
          </Note>
        ) : null}
        {!posting && !error ? (
          <>
            <MissingFields missing={missing} onGo={onGo} />
            <p className="muted">{t(ofChange ? 'perubahan.pratinjauKosong' : 'transaksi.pratinjauKosong')}</p>
          </>
        ) : null}
      </Card>
    </aside>
  );
}
