/** What the passes need to know of a piece of C or C++; comments and space are none. */
export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'mark' | 'directive';
  readonly text: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** Whether it is the first of its line. */
  readonly startsLine: boolean;
}

const COMMENT = /\/\/(?:\\\r?\n|[^\n])*|\/\*[^]*?(?:\*\/|$)/;
const RAW_STRING = /(?:L|u8?|U)?R"(?<fence>[^()\\\s]{0,16})\([^]*?\)\k<fence>"/;
const STRING = /(?:L|u8?|U)?(?:"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)/;
const WORD = /[A-Za-z_$][\w$]*/;
const NUMBER = /\.?\d(?:[eEpP][+-]|'?[\w.])*/;
const TOKEN = new RegExp(
  `(${COMMENT.source})|(?:${RAW_STRING.source}|(${STRING.source}))|(${WORD.source})|(${NUMBER.source})|::|->|\\S`,
  'g',
);
/** To the end of its line, over continued lines, strings and comments of several lines, up to a line comment. */
const DIRECTIVE = /#(?:\\\r?\n|\/\*[^]*?\*\/|"(?:\\[^]|[^"\\\n])*"|(?!\/[/*])[^\n\r]|\r(?!\n))*/y;

/** @param offset of the text in the file */
export function tokensOf(text: string, offset = 0): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  let startsLine = true;
  let last = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [piece, comment, , string, word, number] = match;
    const { index: start } = match;
    startsLine ||= hasNewline(text, last, start);
    last = start + piece.length;
    if (comment !== undefined) {
      startsLine ||= hasNewline(text, start, last);
      continue;
    }
    if (piece === '#' && startsLine) {
      DIRECTIVE.lastIndex = start;
      const directive = DIRECTIVE.exec(text)?.[0] ?? piece;
      last = pattern.lastIndex = start + directive.length;
      tokens.push({ kind: 'directive', text: directive, start: offset + start, end: offset + last, startsLine });
    } else {
      const kind =
        word !== undefined ? 'word' : number !== undefined ? 'number' : isMark(piece, string) ? 'mark' : 'string';
      tokens.push({ kind, text: piece, start: offset + start, end: offset + last, startsLine });
    }
    startsLine = false;
  }
  return tokens;
}

/** A raw string is neither matched as a string nor a single mark. */
function isMark(piece: string, string: string | undefined): boolean {
  return string === undefined && piece.length <= 2;
}

function hasNewline(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) {
    if (text.charCodeAt(index) === 0x0a) {
      return true;
    }
  }
  return false;
}
