import { buildUnit } from './build-unit';
import { units } from './project';
import { UnitConfigError } from './unit-config';

const [name, mode, version] = process.argv.slice(2);
const unit = units().find((candidate) => candidate.name === name);
if (!unit) throw new Error(`Unknown unit ${name ?? ''}`);

const startedAt = performance.now();
try {
  const { release, isUpToDate } = await buildUnit(
    unit,
    mode === 'development' ? 'development' : 'production',
    version || undefined,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    isUpToDate
      ? `${unit.name} ${release} is up to date`
      : `${unit.name} ${release} built in ${seconds} s`,
  );
} catch (error) {
  // Its message says everything; a stack trace would hide it.
  if (!(error instanceof UnitConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
