/**
 * Comments, strings and characters, which may contain anything. One that is not terminated extends to the end: looking for other
 * interpretations would take quadratic time.
 */
const NO_CODE =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;
const TOKEN =
  /\bpackage\s+([\p{ID_Continue}$.]+)\s*;|\b(public\s+)?(?:(?:final|abstract|static|sealed|strictfp)\s+){0,5}(?:class|interface|enum|record)\s+([\p{ID_Continue}$]+)|\bvoid\s+main\s*\(\s*(?:final\s+)?String\b|[{}]/gu;

interface JavaClasses {
  packageName: string | null;
  publicClass: string | null;
  mainClass: string | null;
}

/** The public class of the file, after which Java requires the file to be named. */
export function publicClass(source: string): string | null {
  return findClasses(source).publicClass;
}

/** The first class with a `main` method, with its package. */
export function mainClass(source: string): string | null {
  const { packageName, mainClass: name } = findClasses(source);
  if (name === null) return null;
  return packageName === null ? name : `${packageName}.${name}`;
}

function findClasses(source: string): JavaClasses {
  const result: JavaClasses = { packageName: null, publicClass: null, mainClass: null };
  /** For each open brace the class that contains it, with its outer classes. */
  const enclosingClasses: string[] = [];
  let declaredClass: string | null = null;
  for (const [token, packageName, isPublic, name] of source
    .replace(NO_CODE, '""')
    .matchAll(TOKEN)) {
    if (packageName !== undefined) result.packageName ??= packageName;
    else if (name !== undefined) {
      if (isPublic !== undefined && enclosingClasses.length === 0) result.publicClass ??= name;
      declaredClass = name;
    } else if (token === '{') {
      const outer = enclosingClasses.at(-1) ?? '';
      enclosingClasses.push(
        declaredClass === null ? outer : outer === '' ? declaredClass : `${outer}$${declaredClass}`,
      );
      declaredClass = null;
    } else if (token === '}') enclosingClasses.pop();
    else result.mainClass ??= enclosingClasses.at(-1) || null;
  }
  return result;
}
