/** Keeps two starts of one copy of the repository from installing or building at the same time. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, Stop } from './run.mjs'

const lock = join(root, '.cache/preparing.pid')

/** Waits while another living process prepares this copy. */
export async function withProcessLock(work) {
  makeCacheFolder()
  while (!take()) {
    if (isAlive(holder())) await sleep(100)
    else release()
  }
  process.on('exit', release)
  try {
    return await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

function release() {
  rmSync(lock, { force: true })
}

function makeCacheFolder() {
  try {
    mkdirSync(join(root, '.cache'), { recursive: true })
  } catch (error) {
    throw notWritable(error)
  }
}

function notWritable({ message }) {
  return new Stop(`Something is to be installed or built, but "${root}" cannot be written: ${message}`)
}

function take() {
  // a link appears with its content, a file before its content
  const own = `${lock}.${process.pid}`
  try {
    writeFileSync(own, String(process.pid))
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw notWritable(error)
  } finally {
    rmSync(own, { force: true })
  }
}

function holder() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
