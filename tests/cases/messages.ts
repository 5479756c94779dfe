/** Holds a transfer as another bank sends it, and the result of other layouts and contents. */

export const TRANSFER = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf><GrpHdr><MsgId>K00</MsgId><CreDtTm>2026-11-27T09:00:00+07:00</CreDtTm><NbOfTxs>1</NbOfTxs><TtlIntrBkSttlmAmt Ccy="IDR">250000.00</TtlIntrBkSttlmAmt><IntrBkSttlmDt>2026-11-27</IntrBkSttlmDt><SttlmInf><SttlmMtd>CLRG</SttlmMtd><ClrSys><Prtry>SKN</Prtry></ClrSys></SttlmInf><InstgAgt><FinInstnId><BICFI>INDOIDJA</BICFI></FinInstnId></InstgAgt><InstdAgt><FinInstnId><BICFI>AMNHIDJA</BICFI></FinInstnId></InstdAgt></GrpHdr><CdtTrfTxInf><PmtId><EndToEndId>EK00</EndToEndId><TxId>TK00</TxId></PmtId><IntrBkSttlmAmt Ccy="IDR">250000.00</IntrBkSttlmAmt><ChrgBr>SLEV</ChrgBr><Dbtr><Nm>PT Pengirim Contoh</Nm></Dbtr><DbtrAcct><Id><Othr><Id>7700112233</Id></Othr></Id></DbtrAcct><DbtrAgt><FinInstnId><BICFI>CENAIDJA</BICFI></FinInstnId></DbtrAgt><CdtrAgt><FinInstnId><BICFI>AMNHIDJA</BICFI></FinInstnId></CdtrAgt><Cdtr><Nm>Wiwin Sukaesih</Nm></Cdtr><CdtrAcct><Id><Othr><Id>001120000036</Id></Othr></Id></CdtrAcct><RmtInf><Ustrd>Bayar contoh</Ustrd></RmtInf></CdtTrfTxInf></FIToFICstmrCdtTrf></Document>`;

const change = (from: string | RegExp, to: string): string => {
  const changed = TRANSFER.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
  if (changed === TRANSFER) throw new Error(`nothing changed: ${from}`);
  return changed;
};
const amount = (text: string): string => change('>250000.00<', `>${text}<`);
/** Every element under a prefix. */
const prefixed = change(/<(\/?)(?=[A-Z])/, '<$1p:').replace('xmlns=', 'xmlns:p=');

/** Gives the values read beside the base message: minor units, texts; or the reason of the refusal. */
type Expected =
  | {
      readonly jumlah?: string;
      readonly berita?: string;
      readonly pengirim?: string;
      readonly uetr?: string;
      readonly rekening?: string;
    }
  | { readonly sebab: 'XML' | 'JENIS' | 'SKEMA' };

export const messageCases: readonly (readonly [about: string, file: string, expected: Expected])[] = [
  ['as it is', TRANSFER, {}],
  ['with a declaration in single quotes', change('"1.0" encoding="UTF-8"', "'1.0' encoding='UTF-8'"), {}],
  ['with an encoding in small letters', change('UTF-8', 'utf-8'), {}],
  ['with standalone', change('encoding="UTF-8"', 'encoding="UTF-8" standalone="yes"'), {}],
  ['without a declaration', TRANSFER.slice(TRANSFER.indexOf('<Document')), {}],
  ['with a byte order mark', `\uFEFF${TRANSFER}`, {}],
  ['under a namespace prefix', prefixed, {}],
  [
    'with the place of its schema',
    change('<Document ', '<Document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b" '),
    {},
  ],
  ['laid out on lines', change('><', '>\r\n  <'), {}],
  ['with decimal references', change('PT Pengirim', 'Ma&#39;ruf &#38; Anak'), { pengirim: "Ma'ruf & Anak Contoh" }],
  ['with hexadecimal references', change('PT Pengirim', 'Ma&#x27;ruf'), { pengirim: "Ma'ruf Contoh" }],
  ['with a line break in a text', change('Bayar contoh', 'baris satu\nbaris dua'), { berita: 'baris satu baris dua' }],
  [
    'with a line break by reference',
    change('Bayar contoh', 'baris satu&#10;baris dua'),
    { berita: 'baris satu baris dua' },
  ],
  ['with a tab in a text', change('Bayar contoh', 'a\tb'), { berita: 'a b' }],
  [
    'with characters of no width in a name',
    change('PT Pengirim', 'PT\u200B Peng\u202Eirim'),
    { pengirim: 'PT Pengirim Contoh' },
  ],
  ['with letters of full width in a name', change('PT Pengirim', 'ＰＴ Pengirim'), { pengirim: 'PT Pengirim Contoh' }],
  ['with zeros before its number of transactions', change('<NbOfTxs>1', '<NbOfTxs>00001'), {}],
  ['with zeros before its amounts', amount('000000000250000.00'), {}],
  ['with whole amounts', amount('250000'), {}],
  ['with one decimal', amount('250000.0'), {}],
  ['with more zeros behind', amount('250000.00000'), {}],
  ['with a dot at the end', amount('250000.'), {}],
  ['with a plus', amount('+250000.00'), {}],
  ['of half a rupiah', amount('.5'), { jumlah: '50' }],
  [
    'with a unique reference',
    change('</TxId>', '</TxId><UETR>8a562c67-ca16-48ba-b074-65581be6f001</UETR>'),
    { uetr: '8a562c67-ca16-48ba-b074-65581be6f001' },
  ],
  ['with an instruction’s number', change('<PmtId>', '<PmtId><InstrId>I1</InstrId>'), {}],
  ['with the moment of acceptance', change('<ChrgBr>', '<AccptncDtTm>2026-11-27T09:00:00</AccptncDtTm><ChrgBr>'), {}],
  ['with the amount that was instructed', change('<ChrgBr>', '<InstdAmt Ccy="IDR">250000.00</InstdAmt><ChrgBr>'), {}],
  [
    'with the day at the payment',
    change(/<IntrBkSttlmDt>2026-11-27<\/IntrBkSttlmDt>/, '').replace(
      '</IntrBkSttlmAmt>',
      '</IntrBkSttlmAmt><IntrBkSttlmDt>2026-11-27</IntrBkSttlmDt>',
    ),
    {},
  ],
  ['with a country in an address', change('</Nm></Dbtr>', '</Nm><PstlAdr><Ctry>ID</Ctry></PstlAdr></Dbtr>'), {}],
  [
    'with a text of four lines',
    change('</Ustrd>', `</Ustrd>${'<Ustrd>x</Ustrd>'.repeat(3)}`),
    { berita: 'Bayar contoh x x x' },
  ],
  ['without a total', change(/<TtlIntrBkSttlmAmt.*?<\/TtlIntrBkSttlmAmt>/, ''), {}],
  ['with an entity of its own', change('<Document ', '<!DOCTYPE d [<!ENTITY a "b">]><Document '), { sebab: 'XML' }],
  ['with a comment', change('<ChrgBr>', '<!-- x --><ChrgBr>'), {}],
  ['with a comment before all', change('<Document ', '<!-- dibuat oleh & untuk <bank> --><Document '), {}],
  ['with a comment within a text', change('Bayar contoh', 'Bayar <!-- x -->contoh'), {}],
  ['with a comment that holds two hyphens', change('<ChrgBr>', '<!-- x -- y --><ChrgBr>'), { sebab: 'XML' }],
  ['with a comment that never ends', change('<ChrgBr>', '<!-- x <ChrgBr>'), { sebab: 'XML' }],
  ['with character data', change('Bayar contoh', '<![CDATA[A & B <c>]]>'), { berita: 'A & B <c>' }],
  ['with a document type in a comment', change('<ChrgBr>', '<!-- <!DOCTYPE d> --><ChrgBr>'), {}],
  ['with an instruction', change('<Document ', '<?xml-stylesheet href="a"?><Document '), {}],
  ['with another encoding told', change('UTF-8', 'ISO-8859-1'), {}],
  ['with an encoding told otherwise', change('UTF-8', 'UTF8'), {}],
  ['with a day in its zone', change('<IntrBkSttlmDt>2026-11-27<', '<IntrBkSttlmDt>2026-11-27+07:00<'), {}],
  ['with a day in universal time', change('<IntrBkSttlmDt>2026-11-27<', '<IntrBkSttlmDt>2026-11-27Z<'), {}],
  [
    'with an IBAN',
    change('<Othr><Id>7700112233</Id></Othr>', '<IBAN>DE89370400440532013000</IBAN>'),
    { rekening: 'DE89370400440532013000' },
  ],
  ['with a reference to no letter', change('Bayar', '&#0;'), { sebab: 'XML' }],
  ['with a reference beyond all letters', change('Bayar', '&#x110000;'), { sebab: 'XML' }],
  ['with an ampersand alone', change('Bayar', 'A & B'), { sebab: 'XML' }],
  ['of another namespace', change('pacs.008.001.08', 'pacs.008.001.07'), { sebab: 'JENIS' }],
  ['with an element of another namespace', change('<ChrgBr>', '<x:Y xmlns:x="urn:x"/><ChrgBr>'), { sebab: 'SKEMA' }],
  ['with an unknown element', change('<ChrgBr>', '<Xtra>1</Xtra><ChrgBr>'), { sebab: 'SKEMA' }],
  ['with three decimals', amount('250000.001'), { sebab: 'SKEMA' }],
  ['with a negative amount', amount('-250000.00'), { sebab: 'SKEMA' }],
  ['with a comma', amount('250000,00'), { sebab: 'SKEMA' }],
  ['with thousands', amount('250.000.00'), { sebab: 'SKEMA' }],
  ['of nothing', amount('0.00'), { sebab: 'SKEMA' }],
  ['of sixteen digits', amount('1234567890123456.00'), { sebab: 'SKEMA' }],
  ['in dollars', change('Ccy="IDR"', 'Ccy="USD"'), { sebab: 'SKEMA' }],
  ['with two transactions told', change('<NbOfTxs>1', '<NbOfTxs>2'), { sebab: 'SKEMA' }],
  ['without any day', change(/<IntrBkSttlmDt>2026-11-27<\/IntrBkSttlmDt>/, ''), { sebab: 'SKEMA' }],
  ['cut short', TRANSFER.slice(0, -30), { sebab: 'XML' }],
  ['of nothing at all', '', { sebab: 'XML' }],
];
