#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver can drive. Unlike MiniBrowser it keeps its profile on the disk,
has a microphone that beeps, allows what a page asks for, saves downloads, and prints to a file among them.

    webkit-browser.py PROFILE_FOLDER DOWNLOADS_FOLDER light|dark
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

PROFILE, DOWNLOADS, THEME = sys.argv[1:4]
WIDTH, HEIGHT = 390, 844


def open_context():
    data = WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(PROFILE, "data"),
        base_cache_directory=os.path.join(PROFILE, "cache"),
    )
    context = WebKit2.WebContext.new_with_website_data_manager(data)
    context.get_cookie_manager().set_persistent_storage(
        os.path.join(PROFILE, "cookies.sqlite"), WebKit2.CookiePersistentStorage.SQLITE
    )
    context.set_automation_allowed(True)
    context.connect("automation-started", on_automation_started)
    context.connect("download-started", on_download_started)
    return context


def on_automation_started(context, session):
    session.connect("create-web-view", lambda _session: open_window(context))


def open_window(context):
    settings = WebKit2.Settings(
        enable_media_stream=True,
        enable_mock_capture_devices=True,
        media_playback_requires_user_gesture=False,
    )
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    view.connect("permission-request", allow)
    view.connect("print", print_to_file)
    window = Gtk.Window()
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    return view


def allow(_view, request):
    request.allow()
    return True


def print_to_file(_view, operation):
    paper = Gtk.PrintSettings()
    paper.set_printer("Print to File")
    paper.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, "file://" + os.path.join(DOWNLOADS, "printed.pdf"))
    paper.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    operation.set_print_settings(paper)
    operation.print_()
    return True


def on_download_started(_context, download):
    download.connect("decide-destination", choose_destination)


def choose_destination(download, suggested_name):
    download.set_destination("file://" + os.path.join(DOWNLOADS, suggested_name))
    return True


Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", THEME == "dark")
kept_alive = open_context()
Gtk.main()
