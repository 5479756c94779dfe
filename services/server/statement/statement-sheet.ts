import type { Doc } from '#documents/pdf/document.ts';
import type { Inter } from '#documents/pdf/embedded-inter.ts';
import { drawDetails, drawMasthead, drawRule, MM } from '#documents/pdf/masthead.ts';
import { pageOf } from '#documents/pdf/page-count.ts';
import { amountOn, isFeeOf, markOf, moreOf, nameOf, openingLabel, periodOf } from '#lib/accounts/statement-lines.ts';
import { BANK_ADDRESS, SUPERVISED } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { pageReference } from '#lib/document-number.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { paper } from '#lib/messages/paper.ts';
import { officeOf } from '#lib/office-on-paper.ts';
import type { StatementBaris, StatementHalaman, StatementKepala } from '#types/proto/accounts/statement.ts';

/** The head of a statement, which copy it is, and who has it printed. */
export interface StatementCopy {
  readonly kepala: StatementKepala;
  readonly ke: number;
  readonly siapa: string;
  /** The accounting date of the print. */
  readonly tanggal: string;
}

/** The window of an envelope of the size DL is 20 mm from the left, and its first line 52 mm from the top. */
const LEFT = 20 * MM;
const RIGHT = 195 * MM;
const TOP = 28;
const WINDOW = 52 * MM;
/** The sheet is folded twice. */
const FOLDS = [105 * MM, 210 * MM] as const;
const DETAILS = 330;
const AT = { uraian: 152, debet: 414, kredit: 484, saldo: RIGHT } as const;
/** The text below the name of a line has the width of the amounts too. */
const SAID_WIDTH = RIGHT - AT.uraian;
const SIZE = 7.5;
const SMALL = 7;
const NAME = 9.5;
const DETAIL = 8.3;
const REST = 2.7;
/** Rows end here, with the sums of the page below them, then the foot. */
const END = 762;
const FOOT = 787;

const NOTHING = { debet: '', kredit: '', saldo: '' } as const;
type Amounts = Readonly<Record<'debet' | 'kredit' | 'saldo', string>>;

/** Draws the pages of a statement on sheets, one after another. */
export class StatementSheets {
  readonly #doc: Doc;
  readonly #font: Inter;
  readonly #copy: StatementCopy;
  #y = 0;

  constructor(doc: Doc, font: Inter, copy: StatementCopy) {
    this.#doc = doc;
    this.#font = font;
    this.#copy = copy;
  }

  page(page: StatementHalaman): void {
    const { kepala } = this.#copy;
    const valuta = kepala.kode_valuta;
    this.#begin(page, page.halaman === 1);
    this.#row(openingLabel(page.halaman), { ...NOTHING, saldo: amountOn(page.saldo_awal, valuta) });
    for (const [at, line] of page.baris.entries()) {
      const fee = isFeeOf(line, page.baris[at - 1]);
      const more = this.#font.wrapped(moreOf(line, valuta), SAID_WIDTH, SMALL).filter(Boolean);
      const height = NAME + Math.max(more.length, fee ? 0 : 1) * DETAIL + REST;
      // A line that its sheet has no room for goes on the next one, under the same code.
      if (this.#y + height > END) {
        this.#foot(page);
        this.#begin(page, false);
      } else if (at > 0 && !fee) drawRule(this.#doc, LEFT, RIGHT, this.#y - 1, 'hair');
      this.#line(line, more, fee);
      this.#y += height;
    }
    const last = page.halaman === kepala.jumlah_halaman;
    drawRule(this.#doc, LEFT, RIGHT, this.#y - 1);
    this.#row(last ? paper.jumlahAkhir : paper.jumlahDipindahkan, {
      debet: amountOn(page.debet, valuta),
      kredit: amountOn(page.kredit, valuta),
      saldo: amountOn(page.saldo_akhir, valuta),
    });
    this.#foot(page);
  }

  #begin(page: StatementHalaman, first: boolean): void {
    const { kepala, ke } = this.#copy;
    this.#doc.addPage();
    const bounds = { left: LEFT, right: RIGHT };
    const below = drawMasthead(
      this.#doc,
      this.#font,
      { ...bounds, top: TOP },
      {
        bank: kepala.nama_bank,
        branch: officeOf(kepala.kode_cabang, kepala.nama_cabang),
        title: paper.rekeningKoran,
        under: [periodOf(kepala), markOf(ke)].filter(Boolean).join(' · '),
        code: pageReference(kepala.nomor, page.halaman, page.kode_periksa),
      },
    );
    if (first) this.#letter();
    else
      this.#y = drawDetails(this.#doc, this.#font, { ...bounds, top: below }, [
        [paper.nomorRekening, kepala.nomor_rekening],
        [paper.atasNama, kepala.nama_rekening],
        [paper.valuta, kepala.kode_valuta],
        [paper.nomorDokumen, kepala.nomor],
      ]);
    this.#columns();
  }

  /** Draws the address for the window of the envelope, the details of the account beside it, and its sums as an equation below. */
  #letter(): void {
    const { kepala } = this.#copy;
    const font = this.#font;
    font.write(`${kepala.nama_bank}, ${BANK_ADDRESS}`, LEFT, WINDOW - 10, { size: SMALL });
    const address = [filledIn(paper.yth, { nama: kepala.nama_rekening }), ...kepala.alamat.split('\n')].filter(Boolean);
    const lines = address.flatMap((line) => font.wrapped(line, DETAILS - LEFT - 16, 9));
    font.writeLines(lines, { x: LEFT, y: WINDOW + 3, leading: 12 }, { size: 9 });
    const details = [
      [paper.nomorRekening, kepala.nomor_rekening],
      [paper.atasNama, kepala.nama_rekening],
      [paper.produk, kepala.nama_produk],
      [paper.valuta, kepala.kode_valuta],
      [paper.nomorDokumen, kepala.nomor],
    ] as const;
    let y = WINDOW - 8;
    for (const [label, value] of details) {
      font.write(label, DETAILS, y + 0.8, { size: SMALL });
      for (const line of font.wrapped(value, RIGHT - DETAILS - 70, 8)) {
        font.write(line, DETAILS + 70, y, { size: 8 });
        y += 11;
      }
    }
    for (const fold of FOLDS) drawRule(this.#doc, 12, 20, fold);
    this.#y = Math.max(WINDOW + 3 + lines.length * 12, y, 216) + 4;
    this.#equation();
  }

  #equation(): void {
    const { kepala } = this.#copy;
    const amount = (wire: string) => amountOn(wire, kepala.kode_valuta);
    const parts = [
      [`${paper.saldoAwal} ${toDisplay(kepala.tanggal_awal)}`, amount(kepala.saldo_awal)],
      [paper.totalDebet, `− ${amount(kepala.debet)}`],
      [paper.totalKredit, `+ ${amount(kepala.kredit)}`],
      [`${paper.saldoAkhir} ${toDisplay(kepala.tanggal_akhir)}`, `= ${amount(kepala.saldo_akhir)}`],
    ] as const;
    const width = (RIGHT - LEFT) / parts.length;
    drawRule(this.#doc, LEFT, RIGHT, this.#y);
    for (const [at, [label, value]] of parts.entries()) {
      this.#font.write(label, LEFT + at * width, this.#y + 5, { size: SMALL });
      this.#font.write(value, LEFT + at * width, this.#y + 14, { size: 9.5, bold: true });
    }
    this.#y += 30;
    drawRule(this.#doc, LEFT, RIGHT, this.#y);
  }

  #columns(): void {
    const font = this.#font;
    this.#y += 5;
    const head = { size: SMALL, bold: true } as const;
    font.write(paper.tanggal, LEFT, this.#y, head);
    font.write(paper.referensi, LEFT, this.#y + 8.5, { size: SMALL });
    font.write(paper.uraian, AT.uraian, this.#y, head);
    for (const column of ['debet', 'kredit', 'saldo'] as const)
      font.write(paper[column], AT[column], this.#y + 8.5, { ...head, right: true });
    this.#y += 20;
    drawRule(this.#doc, LEFT, RIGHT, this.#y);
    this.#y += 4;
  }

  #line(line: StatementBaris, more: readonly string[], fee: boolean): void {
    const font = this.#font;
    const valuta = this.#copy.kepala.kode_valuta;
    font.write(toDisplay(line.tanggal), LEFT, this.#y, { size: SIZE });
    if (!fee) font.write(line.nomor_referensi, LEFT, this.#y + NAME, { size: SMALL });
    font.write(nameOf(line.kode), AT.uraian, this.#y, { size: SIZE });
    font.writeLines(more, { x: AT.uraian, y: this.#y + NAME, leading: DETAIL }, { size: SMALL });
    for (const column of ['debet', 'kredit', 'saldo'] as const)
      font.write(amountOn(line[column], valuta), AT[column], this.#y, { size: SIZE, right: true });
  }

  /** A row that a page begins or ends with, above a rule. */
  #row(label: string, amounts: Amounts): void {
    this.#font.write(label, AT.uraian, this.#y + 2, { size: SIZE, bold: true });
    for (const column of ['debet', 'kredit', 'saldo'] as const)
      this.#font.write(amounts[column], AT[column], this.#y + 2, { size: SIZE, right: true, bold: true });
    this.#y += 15;
    drawRule(this.#doc, LEFT, RIGHT, this.#y - 1);
    this.#y += 2;
  }

  #foot({ halaman, kode_periksa }: StatementHalaman): void {
    const font = this.#font;
    const { kepala, siapa, tanggal } = this.#copy;
    drawRule(this.#doc, LEFT, RIGHT, FOOT - 4);
    font.write(`${paper.kodePeriksa} ${kode_periksa}`, LEFT, FOOT, { size: SMALL, bold: true });
    font.write(pageOf(halaman, kepala.jumlah_halaman), RIGHT, FOOT, { size: SMALL, bold: true, right: true });
    font.write(paper.periksaDi, LEFT, FOOT + 9, { size: SMALL });
    font.write(filledIn(paper.dicetakOleh, { siapa, tanggal: toDisplay(tanggal) }), RIGHT, FOOT + 18, {
      size: SMALL,
      right: true,
    });
    font.write(SUPERVISED, LEFT, FOOT + 18, { size: SMALL });
  }
}
