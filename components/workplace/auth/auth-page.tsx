import '#lib/messages/auth.ts';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { chooseLanguage, useLanguage } from '#hooks/language.ts';
import { BANK, bankMark } from '#lib/bank.ts';
import { languages, type MessageKey } from '#lib/messages/id.ts';
import styles from '../../../styles/auth.module.scss';
import { Clock } from './clock.tsx';

interface AuthPageProps {
  readonly title: MessageKey;
  /** Stands below the one thing to do. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Offers both languages before anybody is known; the browser remembers the choice. */
function Languages() {
  const t = useT();
  const spoken = useLanguage();
  return (
    <fieldset className={`home-switch ${styles.languages}`} aria-label={t('auth.bahasa')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={() => void chooseLanguage(language, '')}
        >
          {t(`auth.bahasa.${language}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The frame of the pages outside the shell: the bank and the time at the left, one thing to do at the right. */
export function AuthPage({ title, note, children }: AuthPageProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <Head>
        <title>{`${t(title)} · ${t('app.nama')}`}</title>
      </Head>
      <aside className={styles.side} aria-label={t('auth.bankDanWaktu')}>
        <div className={styles.brand}>
          <svg viewBox={`0 0 ${bankMark.field} ${bankMark.field}`} aria-hidden="true">
            <rect width={bankMark.field} height={bankMark.field} rx="8" />
            <path d={bankMark.letter} />
          </svg>
          <span>
            <strong>{t('app.nama')}</strong>
            <small>{BANK}</small>
          </span>
        </div>
        <Clock />
      </aside>
      <main className={styles.main}>
        <Languages />
        <section className={styles.form}>
          <h1>{t(title)}</h1>
          {children}
          {note}
        </section>
      </main>
    </div>
  );
}
