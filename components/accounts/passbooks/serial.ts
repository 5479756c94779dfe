/** The browser's own way to a cable, as far as it is used here; browsers without it have none. */
interface Port {
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
interface Serial {
  getPorts(): Promise<readonly Port[]>;
  requestPort(): Promise<Port>;
}

/** As passbook printers are set when they come. */
const BAUD = 9_600;

const serialOf = (): Serial | undefined => (navigator as { readonly serial?: Serial }).serial;

/** Sends bytes down the cable: to the port that was chosen once for this workstation, else the browser asks which. Throws what it throws. */
export async function sendBySerial(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const serial = serialOf();
  if (!serial) throw new Error('this browser has no Web Serial');
  const [known] = await serial.getPorts();
  const port = known ?? (await serial.requestPort());
  await port.open({ baudRate: BAUD });
  try {
    const writer = port.writable?.getWriter();
    if (!writer) throw new Error('the port cannot be written to');
    await writer.write(bytes);
    await writer.close();
  } finally {
    await port.close();
  }
}
