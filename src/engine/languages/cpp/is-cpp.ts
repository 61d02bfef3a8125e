const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g;

/** What no C compiler takes, at places where C has it seldom as a name. */
const CPP_ONLY =
  /^[ \t]*(?:class|namespace|template|using|public|private|protected|virtual|explicit|friend)\b[ \t]*[\w<:=]|\b[A-Za-z_]\w*::[~A-Za-z_]|\b(?:constexpr|nullptr|noexcept|static_cast|decltype)\b/m;

/** Whether a header is one of C++ and not of C: both are called `.h`. */
export function isCpp(text: string): boolean {
  return CPP_ONLY.test(text.replace(COMMENTS_AND_STRINGS, ' '));
}
