import Link from 'next/link';
import { useEffect } from 'react';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { Keys } from '#components/kit/ui/keys.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { useLanguage } from '#hooks/language.ts';
import { useInstant } from '#hooks/use-instant.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { useRecord } from '#hooks/use-record.ts';
import type { SessionState } from '#hooks/use-session.ts';
import { longDate, toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { parameter } from '#services/control/parameter.ts';
import { QuickControls } from './quick-controls.tsx';
import { UserMenu } from './user-menu.tsx';

const OPEN = 'BUKA';
const MINUTE_MS = 60_000;

/** Today in Jakarta. */
function Today() {
  const language = useLanguage();
  const now = useInstant(MINUTE_MS);
  return <span className="date">{now ? longDate(now, language) : ''}</span>;
}

/** The day that the branch books on, beside the calendar's: the two differ after a holiday and while a day is closed late. */
function BooksDate({ iso }: { readonly iso: string }) {
  const t = useT();
  return iso === '' ? null : <span className="books-date">{t('shell.tanggalBuku', { tanggal: toDisplay(iso) })}</span>;
}

/** Shows the branch and whether its day is open: green for BUKA, red for anything else; the word is beside the colour. */
function BranchStatus() {
  const t = useT();
  const branch = useRecord(parameter.branchStatus, {}, { quiet: true });
  const failure = branch.error?.ofSession ? undefined : branch.error?.message;
  useEffect(() => {
    if (failure) void notify('error', t('popup.error'), failure);
  }, [failure, t]);
  if (!branch.data) {
    return failure ? (
      <Button small icon="arrow-clockwise" onClick={branch.refetch}>
        {t('shell.cabangGagal')}
      </Button>
    ) : null;
  }
  const { kode_cabang, nama_cabang, status_akses_desc, proses_malam, accounting_date } = branch.data;
  const status = proses_malam === 'T' ? t('shell.prosesMalam') : messageOf('shell.hari.', status_akses_desc);
  return (
    <>
      <BooksDate iso={accounting_date} />
      <span
        className={`branch-status ${status_akses_desc === OPEN ? 'is-open' : 'is-shut'}`}
        data-status={status_akses_desc}
      >
        {t('shell.cabang', { kode: kode_cabang, nama: nama_cabang, status })}
      </span>
    </>
  );
}

interface TopBarProps {
  readonly session: SessionState;
  readonly sidebarOpen: boolean;
  readonly onToggle: () => void;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}

/** Appears as a search box; typing happens in the palette it opens. */
function SearchBox({ onOpen }: { readonly onOpen: () => void }) {
  const t = useT();
  return (
    <button type="button" className="search-box" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={onOpen}>
      <Icon name="search" />
      <span className="search-text">{t('palet.kotak')}</span>
      <span aria-hidden="true">
        <Keys keys="Ctrl+K" />
      </span>
    </button>
  );
}

export function TopBar({ session, sidebarOpen, onToggle, onSearch, onHelp }: TopBarProps) {
  const t = useT();
  const narrow = useNarrow();
  return (
    <header className="top-bar">
      <IconButton
        icon="list"
        className="burger"
        label={t('shell.menu')}
        aria-expanded={sidebarOpen}
        aria-controls="sidebar"
        onClick={onToggle}
      />
      <Link href="/" className="brand">
        <span className="brand-mark" aria-hidden="true">
          A
        </span>
        <span className="brand-name">{t('app.nama')}</span>
      </Link>
      {session.user ? <SearchBox onOpen={onSearch} /> : null}
      <div className="top-status">
        <Today />
        {session.user ? (
          <>
            <BranchStatus />
            {narrow ? null : <QuickControls />}
            <UserMenu user={session.user} signOut={session.signOut} onHelp={onHelp} />
          </>
        ) : null}
      </div>
    </header>
  );
}
