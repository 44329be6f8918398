import { buildUnit } from './build-unit';
import { units } from './project';

const [name, mode, version] = process.argv.slice(2);
const unit = units().find((candidate) => candidate.name === name);
if (!unit) throw new Error(`Unknown unit ${name ?? ''}`);

const started = performance.now();
const { release, isUpToDate } = await buildUnit(
  unit,
  mode === 'development' ? 'development' : 'production',
  version || undefined,
);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  isUpToDate
    ? `${unit.name} ${release} is up to date`
    : `${unit.name} ${release} built in ${seconds} s`,
);
