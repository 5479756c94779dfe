import { createHash } from 'node:crypto';

/**
 * The pages of the embedded provider: sign-in, the step between sign-out and the bank's own page, and a refusal. Plain
 * HTML without scripts of their own origin; texts are Indonesian because a teller reads them.
 */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;--brand:#0b5d4b;--ink:#fff;--canvas:#f4f6f5;--surface:#fff;--line:#b9c6c0;--text:#14201c;--muted:#566660;--bad:#b3261e;--bad-tint:#fbe7e5;--gold:#9c7320;--focus:0 0 0 3px rgb(11 93 75/.28)}
@media (prefers-color-scheme:dark){:root{--brand:#3fb391;--ink:#04211a;--canvas:#0e1513;--surface:#151e1b;--line:#3a4b44;--text:#e7eeeb;--muted:#98aaa2;--bad:#f08a82;--bad-tint:#3a1a18;--gold:#d9ad4e;--focus:0 0 0 3px rgb(63 179 145/.35)}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--canvas);color:var(--text);font:14px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:380px;background:var(--surface);border:1px solid var(--line);border-top:3px solid var(--brand);border-radius:8px;padding:32px 28px}
.brand{display:flex;align-items:center;gap:10px;font-size:16px;font-weight:600;color:var(--text)}
.mark{display:grid;place-items:center;width:32px;height:32px;border-radius:8px;background:var(--brand);color:var(--ink);border-bottom:3px solid var(--gold);font-weight:700}
h1{font-size:20px;line-height:1.3;margin:24px 0 4px}
p{margin:0 0 20px;color:var(--muted)}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;height:40px;padding:0 12px;border:1px solid var(--line);border-radius:4px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
input:focus,button:focus-visible{outline:0;border-color:var(--brand);box-shadow:var(--focus)}
button{width:100%;height:40px;margin-top:24px;border:0;border-radius:4px;background:var(--brand);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
.quiet{background:none;color:var(--text);border:1px solid var(--line);margin-top:12px}
.check{display:flex;gap:8px;align-items:center;font-weight:400}
.check input{width:16px;height:16px;margin:0;accent-color:var(--brand)}
.hint{margin:4px 0 0}
.bad{margin:16px 0 0;padding:10px 12px;border-left:3px solid var(--bad);border-radius:4px;background:var(--bad-tint);color:var(--bad)}`;

/** The content policy of the pages names the one style they hold by this hash. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

function page(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · Amanah</title>
<style>${STYLE}</style>
</head>
<body><main><div class="brand"><span class="mark" aria-hidden="true">A</span>Amanah</div>
${body}
</main></body>
</html>`;
}

/** The sign-in form shows these sentences after a refusal. Only who knows the password of a closed account learns that it is closed. */
export const REFUSALS = {
  REFUSED: 'User ID atau kata sandi salah.',
  DISABLED: 'Akun Anda dinonaktifkan. Hubungi administrator.',
} as const;

/** The sign-in form. Field names are Keycloak's, so the same tests and password managers fit both. */
export function signInPage(action: string, username: string, refused?: keyof typeof REFUSALS): string {
  const first = username === '' ? ' autofocus' : '';
  const second = username === '' ? '' : ' autofocus';
  const alert = refused ? `<p class="bad" id="input-error" role="alert">${REFUSALS[refused]}</p>` : '';
  const described = refused ? ' aria-describedby="input-error"' : '';
  return page(
    'Masuk',
    `<h1>Masuk</h1>
<p>Gunakan akun petugas bank Anda.</p>
${alert}
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
<label for="username">User ID</label>
<input id="username" name="username" type="text" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required${first}${described}>
<label for="password">Kata sandi</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${second}${described}>
<button id="kc-login" name="login" type="submit" value="masuk">Masuk</button>
</form>`,
  );
}

/** Draws the form for a new password; only somebody who asked for it can leave it. */
export function newPasswordPage(action: string, step: { forced: boolean; rule: string; fault?: string }): string {
  const alert = step.fault ? `<p class="bad" id="input-error" role="alert">${escapeHtml(step.fault)}</p>` : '';
  const described = step.fault ? 'password-rule input-error' : 'password-rule';
  const why = step.forced
    ? 'Kata sandi Anda hanya berlaku sekali. Buat kata sandi Anda sendiri untuk melanjutkan.'
    : 'Buat kata sandi baru untuk akun Anda.';
  const leave = step.forced
    ? ''
    : '\n<button class="quiet" name="cancel-aia" type="submit" value="true" formnovalidate>Batal</button>';
  return page(
    'Kata sandi baru',
    `<h1>Kata sandi baru</h1>
<p>${why}</p>
${alert}
<form id="kc-passwd-update-form" method="post" action="${escapeHtml(action)}">
<label for="password-new">Kata sandi baru</label>
<input id="password-new" name="password-new" type="password" autocomplete="new-password" maxlength="200" required autofocus aria-describedby="${described}">
<p class="hint" id="password-rule">${escapeHtml(step.rule)}</p>
<label for="password-confirm">Ulangi kata sandi baru</label>
<input id="password-confirm" name="password-confirm" type="password" autocomplete="new-password" maxlength="200" required>
<label class="check"><input name="logout-sessions" type="checkbox" value="on">Keluar dari perangkat lain</label>
<button id="kc-submit" name="login" type="submit" value="simpan">Simpan kata sandi</button>${leave}
</form>`,
  );
}

/**
 * Between sign-out and the page it ends on: the user has already confirmed in the application, so the form submits
 * itself; without scripts the button does it.
 */
export function signOutPage(form: string): string {
  return page(
    'Keluar',
    `<h1>Keluar</h1>
<p>Sesi Anda sedang diakhiri.</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Keluar</button>
<script>const f=document.forms[0];const i=document.createElement('input');i.type='hidden';i.name='logout';i.value='yes';f.append(i);f.submit();</script>`,
  );
}

/** After a sign-out that named no page to return to. */
export function signedOutPage(): string {
  return page(
    'Sudah keluar',
    '<h1>Anda sudah keluar</h1>\n<p>Sesi Anda telah berakhir. Jendela ini boleh ditutup.</p>',
  );
}

/** A request the provider cannot serve: an expired form, an address that is not registered. */
export function refusalPage(detail: string): string {
  return page(
    'Tidak dapat masuk',
    `<h1>Permintaan tidak dapat diproses</h1>
<p>Kembali ke aplikasi dan mulai masuk sekali lagi.</p>
<p class="bad" role="alert">${escapeHtml(detail)}</p>`,
  );
}
