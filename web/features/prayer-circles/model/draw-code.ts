import qrcode from 'qrcode-generator';

/** A QR code as a path of unit squares, drawn from 0 to `modules` in both directions. */
export interface CodePicture {
  readonly modules: number;
  readonly path: string;
}

/** Up to 15 % of it may be covered or creased. */
const CORRECTION = 'M';
/** The smallest that holds the text. */
const ANY_SIZE = 0;

/** The QR code of a text (ISO/IEC 18004), made on this device. */
export function drawCode(text: string): CodePicture {
  const code = qrcode(ANY_SIZE, CORRECTION);
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const each = [...Array(modules).keys()];
  const rows = each.map((row) =>
    each
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column} ${row}h1v1h-1z`)
      .join(''),
  );
  return { modules, path: rows.join('') };
}
