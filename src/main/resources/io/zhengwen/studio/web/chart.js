// Small pictures of how templates fare.

import { percent, t } from './i18n.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 200;
const HEIGHT = 28;
const WINDOW = 10;

function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  return element;
}

/**
 * The share of complete pages over time: a line over the latest pages, each with those before it, and a tick for each that
 * failed.
 * @param latest a character for each page, 1 or 0, the newest last
 */
export function healthChart(latest) {
  const pages = [...latest].map((one) => one === '1');
  const svg = shape('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'health-chart', role: 'img', preserveAspectRatio: 'none' });
  const rate = pages.length === 0 ? 0 : pages.filter(Boolean).length / pages.length;
  svg.setAttribute('aria-label', t('health.chart', { n: pages.length, share: percent(rate), now: percent(shareAt(pages, pages.length - 1)) }));
  const x = (i) => (pages.length < 2 ? WIDTH / 2 : (i / (pages.length - 1)) * (WIDTH - 2) + 1).toFixed(1);
  const y = (share) => (HEIGHT - 5 - share * (HEIGHT - 7)).toFixed(1);
  svg.append(shape('line', { x1: 0, x2: WIDTH, y1: HEIGHT - 4.5, y2: HEIGHT - 4.5, class: 'base' }));
  pages.forEach((complete, i) => {
    if (!complete) {
      svg.append(shape('line', { x1: x(i), x2: x(i), y1: HEIGHT - 4, y2: HEIGHT, class: 'tick' }));
    }
  });
  if (pages.length > 1) {
    svg.append(shape('polyline', { points: pages.map((_, i) => `${x(i)},${y(shareAt(pages, i))}`).join(' '), class: 'line' }));
  }
  return svg;
}

function shareAt(pages, i) {
  const window = pages.slice(Math.max(0, i + 1 - WINDOW), i + 1);
  return window.length === 0 ? 0 : window.filter(Boolean).length / window.length;
}
